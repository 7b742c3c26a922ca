import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './list-files.ts'
import { lockProblems, migrationProblems } from './migrations/migration-problems.ts'

// Part of npm run lint: a new migration must leave the version before it working, because both run while versions are exchanged.

/** Released before these rules. The first ones were applied to installations of one version at a time. */
const RULES = [
  { problemsOf: migrationProblems, released: { 'apps/api/migrations': '030', 'apps/vault/migrations': '002' } },
  { problemsOf: lockProblems, released: { 'apps/api/migrations': '045', 'apps/vault/migrations': '004' } },
]

const problems = RULES.flatMap(({ problemsOf, released }) =>
  Object.entries(released).flatMap(([folder, last]) =>
    readdirSync(join(root, folder))
      .filter((name) => name.endsWith('.sql') && name.slice(0, 3) > last)
      .flatMap((name) =>
        problemsOf(readFileSync(join(root, folder, name), 'utf8')).map((line) => `${folder}/${name}: ${line}`),
      ),
  ),
)
for (const problem of problems) console.error(problem)
if (problems.length > 0) process.exitCode = 1
