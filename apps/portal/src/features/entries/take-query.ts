/**
 * The parameters of a link. They are removed from the address and history before anything else happens, so that the next
 * person at this screen, or another site, cannot find the token.
 */
export function takeQuery(request: Request): URLSearchParams {
  const { pathname, searchParams } = new URL(request.url)
  history.replaceState(history.state, '', pathname)
  return searchParams
}
