import { code, entry, optional } from '../schema.ts'
import { contentPage } from './content-page.ts'

/** P-X60: a page of our own, unless `external_url` says that the notice is elsewhere. */
export const privacy = entry({ ...contentPage([1, 2, 3, 4, 5, 6, 7, 8]).fields, external_url: optional(code()) })
