/** Set `E2E_PORT` to run the suite twice at the same time on one machine. */
const first = Number(process.env.E2E_PORT ?? 4910)
export const ports = { PORT: first, VAULT_PORT: Number(process.env.E2E_VAULT_PORT ?? first + 1) }
/** Where browsers send files, if that is another origin. */
export const bucketOrigin = process.env.E2E_BUCKET_ORIGIN

/** Other sites: one that may embed the widget, and one that may not. Stories serve their pages themselves. */
export const PARTNER = `http://localhost:${first + 2}`
export const STRANGER = `http://localhost:${first + 3}`

/** Where the product under test runs; the canary test starts its own. */
export const origins = originsOf(ports)

export function originsOf({ PORT, VAULT_PORT }: typeof ports) {
  return {
    portal: `http://localhost:${PORT}`,
    whiteLabel: `http://ba.localhost:${PORT}`,
    vault: `http://localhost:${VAULT_PORT}`,
  }
}
