import { collection, entry, text } from '../schema.ts'

/**
 * Portal specification §2.5: the footer's disclaimer of each provider. An entry's slug is a benefit's `source` in lower
 * case; a source without one gets `default`.
 */
const disclaimer = entry({ text: text() })

export const disclaimers = collection(
  {
    default: disclaimer,
    ali: disclaimer,
    chubb: disclaimer,
    eme: disclaimer,
    nma: disclaimer,
    sen: disclaimer,
    tra: disclaimer,
    trcc: disclaimer,
  },
  { dynamic: true, standalone: false },
)
