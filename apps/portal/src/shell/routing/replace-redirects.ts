import { type createBrowserRouter, replace } from 'react-router'

type Strategy = NonNullable<NonNullable<Parameters<typeof createBrowserRouter>[1]>['dataStrategy']>

/**
 * Runs the loaders of an address. The address that a loader redirects from never stays in the history: otherwise Back would run
 * into the redirect again (P-110, P-228 to P-232, P-279). Only a link inside the portal has added no entry yet, so there the
 * redirect adds one, and Back returns to the page with the link. Loaders just throw `redirect`.
 */
export const replaceRedirects: Strategy = async ({ matches, unstable_navigationType: navigation }) => {
  const results = await Promise.all(
    matches
      .filter((match) => match.shouldCallHandler())
      .map(async (match) => [match.route.id, await match.resolve()] as const),
  )
  for (const [, answer] of results) {
    const to = answer.result instanceof Response && answer.result.headers.get('location')
    if (to && navigation !== 'PUSH') answer.result = replace(to)
  }
  return Object.fromEntries(results)
}
