import type { Page } from '@playwright/test'

/** Opens another address of the app without loading the app again, as Forward does. `state` is what a link would pass on. */
export async function goInApp(page: Page, path: string, state: object | null = null): Promise<void> {
  await page.evaluate(
    ([to, usr]) => {
      history.pushState({ usr, key: crypto.randomUUID(), idx: (history.state?.idx ?? 0) + 1 }, '', to)
      dispatchEvent(new PopStateEvent('popstate', { state: history.state }))
    },
    [path, state] as const,
  )
}
