/** A browser in which somebody has chosen already, so that no banner lies over a page that is about something else. */
export function consentState(origins: Record<'portal' | 'whiteLabel', string>, groups: readonly string[] = []) {
  const choice = { version: 1, date: '2026-11-15T10:00:00.000Z', groups }
  const localStorage = [{ name: 'amparo-consent', value: JSON.stringify(choice) }]

  return { cookies: [], origins: [origins.portal, origins.whiteLabel].map((origin) => ({ origin, localStorage })) }
}

export const undecided = { cookies: [], origins: [] }
