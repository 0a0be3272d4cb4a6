// The public face of the chapter's own behaviour ("mini-claude"), for seeing where the product differs.
export { parseFrontmatter } from './frontmatter.ts'
export { fork, runSkillTool, typedSkill } from './run.ts'
export {
  buildSkillDescriptions,
  discoverSkills,
  executeSkill,
  parseSkill,
  resolveSkillPrompt,
} from './skills.ts'
export { resolveSkill } from './step-nine.ts'
