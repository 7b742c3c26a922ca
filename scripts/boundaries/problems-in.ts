import { nameProblem, styleProblems } from './file-problems.ts'
import { findImports } from './find-imports.ts'
import { importProblem } from './import-problem.ts'
import { loneIdProblems } from './lone-ids.ts'

/** The problems of one file, as `path:line: problem`. */
export function problemsIn(path: string, read: () => string): string[] {
  const name = nameProblem(path)

  return [...(name ? [`${path}: ${name}`] : []), ...textProblems(path, read)]
}

function textProblems(path: string, read: () => string): string[] {
  if (path.endsWith('.css')) {
    return styleProblems(read()).map(({ line, problem }) => `${path}:${line}: ${problem}`)
  }
  if (!/\.tsx?$/.test(path)) return []

  const source = read()
  const forbidden = findImports(path, source).flatMap(({ line, target }) => {
    const problem = importProblem(path, target)

    return problem ? [`${path}:${line}: ${problem}`] : []
  })

  return [...forbidden, ...loneIdProblems(source).map(({ line, problem }) => `${path}:${line}: ${problem}`)]
}
