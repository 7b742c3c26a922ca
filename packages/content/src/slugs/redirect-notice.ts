import { entry, text } from '../schema.ts'

/** Portal specification §2.8: the question before a campaign's button leads to a site of others. */
export const redirectNotice = entry({ title: text(), body: text(['host']), confirm: text(), cancel: text() })
