import { entry, text } from '../schema.ts'

/** For a page that stayed open while a new version of the site was put in place. */
export const newVersion = entry({ title: text(), text: text(), reload: text() })
