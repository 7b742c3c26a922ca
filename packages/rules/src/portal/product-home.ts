const hostKinds = ['lac', 'us'] as const

export type ProductHomes = Partial<Record<(typeof hostKinds)[number], string>>

/** P-X12: the literal part of the host's name, wherever it stands; where no home is configured there is none. */
export function productHome(host: string, homes: ProductHomes): string | null {
  const kind = hostKinds.find((part) => homes[part] && host.toLowerCase().includes(part))
  return kind ? (homes[kind] ?? null) : null
}
