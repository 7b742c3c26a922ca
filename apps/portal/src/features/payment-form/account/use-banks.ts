import { useQuery } from '@tanstack/react-query'

type Bank = { code: string; name: string }

/** Longer names than a payment can carry end with a whole word [C-466]. */
const MOST = 80

/** The central bank's list of banks with a code. Without it both are typed. */
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

export function fitting(name: string): string {
  if (name.length <= MOST) return name
  return name
    .slice(0, MOST + 1)
    .replace(/\s+\S*$/, '')
    .replace(/[\s,-]+$/, '')
}
