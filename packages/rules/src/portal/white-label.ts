/** White label (portal specification §1): because the benefits answer says so, or on a subdomain that starts with "ba". */
export function isWhiteLabel({ host, isBrandAgnostic }: { host: string; isBrandAgnostic: boolean }): boolean {
  return isBrandAgnostic || hasWhiteLabelSubdomain(host)
}

function hasWhiteLabelSubdomain(host: string): boolean {
  const labels = host.split(':')[0]?.split('.') ?? []
  return labels.length > 1 && (labels[0]?.toLowerCase().startsWith('ba') ?? false)
}
