import { collection, entry, text } from '../schema.ts'

/** Where a claim is, by its code; `next_` is what is still to come. The API puts them into its answer [C-263]. */
const status = entry({ name: text(), text: text() })

export const claimStatuses = collection(
  {
    open: status,
    in_review: status,
    waiting_for_documents: status,
    approved: status,
    denied: status,
    paid: status,
    closed: status,
    next_in_review: status,
    next_approved: status,
    next_paid: status,
  },
  { dynamic: true, standalone: false },
)
