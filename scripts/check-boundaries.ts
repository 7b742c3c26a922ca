import './require-node.ts'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { problemsIn } from './boundaries/problems-in.ts'
import { listFiles, root } from './list-files.ts'

const files = listFiles().filter((path) => !path.startsWith('docs/'))
const problems = files.flatMap((path) => problemsIn(path, () => readFileSync(join(root, path), 'utf8')))

for (const problem of problems) console.error(problem)
console.log(`boundaries: ${files.length} files, ${problems.length} problems`)
if (problems.length > 0) process.exitCode = 1
