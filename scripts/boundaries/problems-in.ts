import { nameProblem, styleProblems } from './file-problems.ts'
import { findImports } from './find-imports.ts'
import { importProblem } from './import-problem.ts'

/** Everything this check has against a file, as `path:line: problem`. */
export function problemsIn(path: string, read: () => string): string[] {
  const name = nameProblem(path)

  return [...(name ? [`${path}: ${name}`] : []), ...textProblems(path, read)]
}

function textProblems(path: string, read: () => string): string[] {
  if (path.endsWith('.css')) {
    return styleProblems(read()).map(({ line, problem }) => `${path}:${line}: ${problem}`)
  }
  if (!/\.tsx?$/.test(path)) return []

  return findImports(path, read()).flatMap(({ line, target }) => {
    const problem = importProblem(path, target)

    return problem ? [`${path}:${line}: ${problem}`] : []
  })
}
