import { posix } from 'node:path'

const VAGUE_NAME = /^(.+-)?(utils?|helpers?|common)$/
const SOURCE = /\.(ts|tsx|mts|mjs|js)$/

/** Some languages run from right to left, so no style sheet may say left or right. */
const PHYSICAL_STYLE =
  /(?<![\w-])(?:(?:scroll-)?(?:margin|padding)-(?:left|right)|border-(?:(?:top|bottom)-)?(?:left|right)(?:-[a-z]+)?|left|right)\s*:|(?<![\w-])(?:text-align|float|clear)\s*:\s*(?:left|right)\b/g

/** Names that do not say what is inside: barrels, and folders for everything. */
export function nameProblem(path: string): string | null {
  const [file = '', ...folders] = path.split('/').reverse()
  const name = posix.parse(file).name.replace(/\.test$/, '')
  if (SOURCE.test(file) && name === 'index') return 'no barrels: name the file for what it does'

  const vague = [...folders, SOURCE.test(file) ? name : ''].find((part) => VAGUE_NAME.test(part))

  return vague ? `"${vague}" says nothing: name it for what it does` : null
}

export function styleProblems(css: string): { line: number; problem: string }[] {
  const bare = css.replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, ' '))

  return [...bare.matchAll(PHYSICAL_STYLE)].map((match) => ({
    line: bare.slice(0, match.index).split('\n').length,
    problem: `"${match[0].trim()}" is physical: use the logical property (inline-start, inline-end)`,
  }))
}
