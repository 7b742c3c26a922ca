import './require-node.ts'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { nameProblem, styleProblems } from './boundaries/file-problems.ts'
import { findImports } from './boundaries/find-imports.ts'
import { importProblem } from './boundaries/import-problem.ts'
import { listFiles, root } from './list-files.ts'

const files = listFiles().filter((path) => !path.startsWith('docs/'))
const problems = files.flatMap(problemsOf)

for (const problem of problems) console.error(problem)
console.log(`boundaries: ${files.length} files, ${problems.length} problems`)
if (problems.length > 0) process.exitCode = 1

function problemsOf(path: string): string[] {
  const name = nameProblem(path)

  return [...(name ? [`${path}: ${name}`] : []), ...contentProblems(path)]
}

function contentProblems(path: string): string[] {
  if (path.endsWith('.css')) {
    return styleProblems(read(path)).map(({ line, problem }) => `${path}:${line}: ${problem}`)
  }
  if (!/\.tsx?$/.test(path)) return []

  return findImports(path, read(path)).flatMap(({ line, target }) => {
    const problem = importProblem(path, target)

    return problem ? [`${path}:${line}: ${problem}`] : []
  })
}

function read(path: string): string {
  return readFileSync(join(root, path), 'utf8')
}
