import { contentPage } from './content-page.ts'

/** Portal specification §2.7. */
export const accessibility = contentPage([1, 2, 3, 4, 5, 6])
