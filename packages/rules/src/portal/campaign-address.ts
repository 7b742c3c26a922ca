const hasScheme = /^https?:\/\//i

/**
 * A campaign's address for a link; `https://` is added if the scheme is missing (P-294). Null if it is not the address of a website, as
 * content may come from another system.
 */
export function campaignAddress(text: string | undefined): string | null {
  const address = text?.trim() ?? ''
  const full = hasScheme.test(address) ? address : `https://${address}`
  if (!URL.canParse(full)) return null
  const { protocol, hostname, username, password, href } = new URL(full)
  const isWeb = protocol === 'https:' || protocol === 'http:'
  // A host without a dot is really another scheme; a user name before the host would hide where the link leads.
  return isWeb && hostname.includes('.') && username === '' && password === '' ? href : null
}
