import { useQuery } from '@tanstack/react-query'

type Bank = { code: string; name: string }

/** The longest name that may be sent (C-466). */
const MOST = 80

/** The central bank's list of banks and their codes. If it cannot be loaded, people type both. */
export function useBanks(): readonly Bank[] {
  const { data = [] } = useQuery({
    queryKey: ['brazilian-banks'],
    queryFn: loadBanks,
    staleTime: Number.POSITIVE_INFINITY,
  })
  return data
}

async function loadBanks(): Promise<Bank[]> {
  const { getBanks } = await import('@brazilian-utils/brazilian-utils/get-banks')
  const banks = getBanks().map(({ code, name }) => ({ code, name: fitting(name.replace(/\s+/g, ' ')) }))
  return banks.sort((one, other) => one.name.localeCompare(other.name, 'pt-BR'))
}

/** Shortens a name at a word boundary. */
export function fitting(name: string): string {
  if (name.length <= MOST) return name
  return name
    .slice(0, MOST + 1)
    .replace(/\s+\S*$/, '')
    .replace(/[\s,-]+$/, '')
}
