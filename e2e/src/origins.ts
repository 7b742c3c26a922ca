export const ports = { PORT: 4910, VAULT_PORT: 4911 }

/** Where the product of the stories runs; the canary test has one of its own. */
export const origins = originsOf(ports)

export function originsOf({ PORT, VAULT_PORT }: typeof ports) {
  return {
    portal: `http://localhost:${PORT}`,
    whiteLabel: `http://ba.localhost:${PORT}`,
    vault: `http://localhost:${VAULT_PORT}`,
  }
}
