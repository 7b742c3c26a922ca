type ListedNumber = { kind: string; number: string }
type CountryNumbers = { country: string; numbers: readonly ListedNumber[] }

/** The numbers on a letter. `list` has those of all countries, `trip` the countries in whose order free numbers are printed. */
export function letterPhones(own: CountryNumbers, list: readonly CountryNumbers[], trip: readonly string[]) {
  const all = new Map([...list, own].map((one) => [one.country, one.numbers]))
  const numberOf = (country: string, kind: string) => all.get(country)?.find((one) => one.kind === kind)?.number
  const home = numberOf(own.country, 'toll_free') ?? numberOf(own.country, 'local') ?? own.numbers[0]?.number ?? ''
  const abroad = numberOf(own.country, 'abroad') ?? home
  const tollFree = [...new Set([...trip, own.country])].flatMap((country) => {
    const number = numberOf(country, 'toll_free')
    return number ? [{ country, number }] : []
  })
  return { home, abroad, insideUsa: numberOf('USA', 'toll_free') ?? abroad, tollFree }
}
