import { join } from 'node:path'
import { checkAll } from './check/check-all.ts'
import { contentFolder } from './content-files.ts'
import { slugs } from './slugs.ts'

// `npm run content`
const { problems, warnings } = checkAll({ folder: contentFolder, apps: join(contentFolder, '../../apps'), slugs })

for (const warning of warnings) console.warn(`warning: ${warning}`)
for (const { at, problem } of problems) console.error(`${at}: ${problem}`)
console.log(problems.length === 1 ? '1 content problem' : `${problems.length} content problems`)
process.exitCode = problems.length > 0 ? 1 : 0
