import { basename } from 'node:path'
import { type Folder, listFiles, problemIn, readFile } from '../read-file.ts'
import { claimFormProblem } from './form-problems.ts'
import { type ClaimForm, ClaimFormFile, ClaimPage } from './form-schema.ts'
import { claimPageProblem } from './page-problems.ts'

/** The claim form of each benefit that has one, by benefit code. */
export function loadClaimForms(folder: Folder): ReadonlyMap<string, ClaimForm> {
  const shared = loadSharedPages(folder)
  return new Map(
    listFiles(folder, 'claim-forms').map((file) => [basename(file, '.json'), loadForm(folder, { file, shared })]),
  )
}

type Pages = ReadonlyMap<string, ClaimPage>

function loadSharedPages(folder: Folder): Pages {
  const pages = listFiles(folder, 'claim-pages').map((file) => {
    const page = checkedPage(readFile(folder, file, ClaimPage), { folder, file })
    if (page.page_key !== basename(file, '.json'))
      throw problemIn(folder, file, `page_key: is ${page.page_key}, but the file is named ${basename(file)}`)
    return page
  })
  return new Map(pages.map((page) => [page.page_key, page]))
}

function loadForm(folder: Folder, { file, shared }: { file: string; shared: Pages }): ClaimForm {
  const { only, page_order, pages, documents } = readFile(folder, file, ClaimFormFile)
  const own = new Map(pages.map((page) => [page.page_key, checkedPage(page, { folder, file })]))
  const keys = pages.map(({ page_key }) => page_key)
  const stray = keys.find((key, place) => !page_order.includes(key) || keys.indexOf(key) < place)
  if (stray) throw problemIn(folder, file, `pages.${stray}: stands twice or is missing in page_order`)

  const form = {
    ...(only && { only }),
    pages: page_order.map((key) => own.get(key) ?? shared.get(key) ?? unknown(key)),
    documents,
  }
  const problem = claimFormProblem(form)
  if (problem) throw problemIn(folder, file, problem)
  return form

  function unknown(key: string): never {
    throw problemIn(folder, file, `page_order: ${key} is neither in pages nor in claim-pages`)
  }
}

function checkedPage(page: ClaimPage, { folder, file }: { folder: Folder; file: string }): ClaimPage {
  const problem = claimPageProblem(page)
  if (problem) throw problemIn(folder, file, problem)
  return page
}
