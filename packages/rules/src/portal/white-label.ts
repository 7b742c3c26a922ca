/** Portal specification §1: by the benefits answer, by a subdomain that starts with "ba", or for AUS on such a subdomain. */
export function isWhiteLabel({ host, isBrandAgnostic }: { host: string; isBrandAgnostic: boolean }): boolean {
  return isBrandAgnostic || hasWhiteLabelSubdomain(host)
}

function hasWhiteLabelSubdomain(host: string): boolean {
  const labels = host.split(':')[0]?.split('.') ?? []
  return labels.length > 1 && (labels[0]?.toLowerCase().startsWith('ba') ?? false)
}
