// Shows a page of the project's own documentation as structured text; nothing in it becomes HTML by itself.
import './rich-text.css'
import { type Block, readBlocks, type Span } from './rich-text.ts'

/** The page; its title is a heading of the third level, since a pane's own is the second. */
export function RichText({ source }: { source: string }) {
  return (
    <div className="rich-text">
      {readBlocks(source).map((block, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the blocks of a page never move.
        <BlockView key={i} block={block} />
      ))}
    </div>
  )
}

function BlockView({ block }: { block: Block }) {
  switch (block.kind) {
    case 'heading': {
      const Heading = block.level > 1 ? 'h4' : 'h3'
      return (
        <Heading>
          <Spans spans={block.spans} />
        </Heading>
      )
    }
    case 'paragraph':
      return (
        <p>
          <Spans spans={block.spans} />
        </p>
      )
    case 'list': {
      const List = block.ordered ? 'ol' : 'ul'
      return (
        <List>
          {block.items.map((item, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: as above.
            <li key={i}>
              <Spans spans={item} />
            </li>
          ))}
        </List>
      )
    }
    case 'code':
      return <pre className="code-block">{block.text}</pre>
    default:
      return block satisfies never
  }
}

function Spans({ spans }: { spans: readonly Span[] }) {
  return spans.map((span, i) => {
    const Part = span.kind === 'text' ? 'span' : span.kind
    // biome-ignore lint/suspicious/noArrayIndexKey: as above.
    return <Part key={i}>{span.text}</Part>
  })
}
