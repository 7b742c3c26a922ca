/**
 * The parameters of an entry. A token must not stay where the next person at this screen, or a page of others, could find
 * it: address and history lose it before anything else happens.
 */
export function takeQuery(request: Request): URLSearchParams {
  const { pathname, searchParams } = new URL(request.url)
  history.replaceState(history.state, '', pathname)
  return searchParams
}
