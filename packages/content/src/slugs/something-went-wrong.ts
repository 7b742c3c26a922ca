import { entry, text } from '../schema.ts'

/** Portal specification §2.4: the modal after a prefill error. */
export const somethingWentWrong = entry({ title: text(), body: text(), button: text() })
