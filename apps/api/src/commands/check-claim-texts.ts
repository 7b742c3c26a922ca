import { join } from 'node:path'
import { loadCatalogue } from '@amparo/catalogue/load-catalogue'
import { checkAll } from '@amparo/content/check/check-all'
import { contentFolder } from '@amparo/content/content-files'
import { claimTextFiles } from '../claim-forms/load-claim-texts.ts'

// The second half of `npm run content`: the texts of the claim forms, under the same checker.
const { path, slugs } = claimTextFiles(loadCatalogue(process.env.CATALOGUE_DIR))
// Keys come from the form definitions, so there are no sources to search for their names.
const { problems } = checkAll({ folder: path, apps: join(path, 'none'), slugs, wordFolder: contentFolder })

for (const { at, problem } of problems) console.error(`claim-texts/${at}: ${problem}`)
console.log(problems.length === 1 ? '1 claim text problem' : `${problems.length} claim text problems`)
process.exitCode = problems.length > 0 ? 1 : 0
