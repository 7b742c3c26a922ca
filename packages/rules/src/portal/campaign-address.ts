const written = /^https?:\/\//i

/**
 * P-294: a campaign's address as a browser can follow it; without http it gets `https://`. Null for what is no address of
 * a web site: content can come from a system of others.
 */
export function campaignAddress(text: string | undefined): string | null {
  const address = text?.trim() ?? ''
  const full = written.test(address) ? address : `https://${address}`
  if (!URL.canParse(full)) return null
  const { protocol, hostname, username, password, href } = new URL(full)
  const isWeb = protocol === 'https:' || protocol === 'http:'
  // A host without a dot is another scheme that was taken for a host; a name before the host hides where it leads.
  return isWeb && hostname.includes('.') && username === '' && password === '' ? href : null
}
