const hostKinds = ['lac', 'us'] as const

export type ProductHomes = Partial<Record<(typeof hostKinds)[number], string>>

/** The configured home page for a host name that contains `lac` or `us`, or null (P-X12). */
export function productHome(host: string, homes: ProductHomes): string | null {
  const kind = hostKinds.find((part) => homes[part] && host.toLowerCase().includes(part))
  return kind ? (homes[kind] ?? null) : null
}
