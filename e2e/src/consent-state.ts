/** Browser storage with the cookie choice made, so that no banner covers the page. */
export function consentState(origins: Record<'portal' | 'whiteLabel', string>, groups: readonly string[] = []) {
  const choice = { version: 1, date: '2026-11-15T10:00:00.000Z', groups }
  const localStorage = [{ name: 'amparo-consent', value: JSON.stringify(choice) }]

  return { cookies: [], origins: [origins.portal, origins.whiteLabel].map((origin) => ({ origin, localStorage })) }
}

/** Applies such a state inside the page; Playwright's own way opens every origin before every story. */
export function chooseConsent([state]: readonly [ReturnType<typeof consentState>]) {
  const { localStorage: stored } = state.origins.find(({ origin }) => origin === location.origin) ?? {}
  for (const { name, value } of stored ?? []) if (!localStorage.getItem(name)) localStorage.setItem(name, value)
}
