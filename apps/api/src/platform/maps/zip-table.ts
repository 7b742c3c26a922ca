import { once } from '@amparo/service/process/once'

export type ZipPlace = { zip: string; city: string; state: string; latitude: number; longitude: number }

export const SHORTEST_BEGINNING = 2
/** Post offices of the armed forces, and states that are associated with the USA. */
const elsewhere = new Set(['AA', 'AE', 'AP', 'FM', 'MH', 'PW'])

/** ZIP codes of the USA, from a package's large table that is loaded on first use. */
export const loadZipTable = once(async () => {
  const { default: zipcodes } = await import('zipcodes')
  const isInUsa = ({ country, state }: { country: string; state: string }) => country === 'US' && !elsewhere.has(state)
  const places: readonly ZipPlace[] = Object.values(zipcodes.codes).filter(isInUsa)
  // A search looks at a hundredth of the table: 1 ms instead of 40.
  const byBeginning = Map.groupBy(places, ({ city }) => city.slice(0, SHORTEST_BEGINNING).toLowerCase())

  return {
    places,
    /** Places whose name begins like this, with at least two characters. */
    beginningWith(name: string): ZipPlace[] {
      const beginning = name.toLowerCase()
      const candidates = byBeginning.get(beginning.slice(0, SHORTEST_BEGINNING)) ?? []
      return candidates.filter(({ city }) => city.toLowerCase().startsWith(beginning))
    },
    /** Of ZIP or ZIP+4. */
    find(zip: string): ZipPlace | null {
      const found = /^\d{5}(-?\d{4})?$/.test(zip) ? zipcodes.lookup(zip.slice(0, 5)) : undefined
      return found && isInUsa(found) ? found : null
    },
    /** Whether the beginning of a state's code, or its whole name, was typed. */
    isState: (state: string, typed: string) =>
      state.startsWith(typed.toUpperCase()) || zipcodes.states.normalize(typed.toUpperCase()) === state,
  }
})

export type ZipTable = Awaited<ReturnType<typeof loadZipTable>>
