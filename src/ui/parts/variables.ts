// Custom properties for sizes that a person sets, in a sheet of the page's own: no inline style is needed.

let sheet: CSSStyleSheet | null = null

/** Sets the custom properties of the page; each call gives all of them. */
export function setVariables(variables: Record<`--${string}`, string>): void {
  if (!sheet) {
    sheet = new CSSStyleSheet()
    document.adoptedStyleSheets.push(sheet)
  }
  const rules = Object.entries(variables).map(([name, value]) => `${name}: ${value};`)
  sheet.replaceSync(`:root { ${rules.join(' ')} }`)
}
