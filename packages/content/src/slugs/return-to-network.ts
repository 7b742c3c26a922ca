import { entry, text } from '../schema.ts'

/** P-X45: what stands on the page for the moment before it leads to the card network's site. */
export const returnToNetwork = entry({ title: text(), text: text(), button: text() })
