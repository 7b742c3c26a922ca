import { loadCatalogue } from '@amparo/catalogue/load-catalogue'
import { isInCatalogue } from '@amparo/catalogue/products/find-product'
import { contentProblem } from '../files/contents/content-problem.ts'

const catalogue = loadCatalogue()

/** What is wrong with the content of an upload, or null, with the product's own catalogue. */
export function fileProblem(bytes: Buffer, type: string) {
  return contentProblem(bytes, { type, isInCatalogue: (digits) => isInCatalogue(catalogue, digits) })
}
