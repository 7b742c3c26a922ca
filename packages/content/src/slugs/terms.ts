import { contentPage } from './content-page.ts'

/** Portal specification §2.2: display name, background image and body. */
export const terms = contentPage([1, 2, 3, 4, 5, 6, 7, 8, 9])
