/** Where the insurance ticket of Brazil is: at the address from the API, or at the one in content, which opens in a new tab (C-419, C-420). */
export function ticketDestination(redirectUrl: string | null, fallbackUrl: string) {
  return redirectUrl && isSecure(redirectUrl)
    ? { address: redirectUrl, isNewTab: false }
    : { address: fallbackUrl, isNewTab: true }
}

function isSecure(address: string): boolean {
  return URL.parse(address)?.protocol === 'https:'
}
