import { entry, text } from '../schema.ts'

/** Portal specification §2.4: the modal for a card whose benefits have all ended, or that never had any. */
export const noActiveBenefits = entry({ title: text(), body: text(), claims_link: text(), button: text() })
