import tzLookup from '@photostructure/tz-lookup'
import type { AddressSuggestion, Maps } from './maps.ts'
import { typedAddress } from './typed-address.ts'
import { loadZipTable, type ZipPlace, type ZipTable } from './zip-table.ts'

const MOST_SUGGESTIONS = 6
const ID = /^us:(\d{5})?:([A-Z]{2}):([^:]{1,60}):(.{0,100})$/su

/** A place that completes what was typed. Without a ZIP code if the city has several: the person adds it. */
type Completion = Pick<ZipPlace, 'zip' | 'city' | 'state'>

/** Knows the ZIP codes and cities of the USA, but no streets: it completes what somebody typed with city, state and ZIP code. */
export function createEmbeddedMaps(): Maps {
  return {
    async suggest(text) {
      const typed = typedAddress(text)
      if (!typed) return []
      const table = await loadZipTable()
      const places = 'zip' in typed ? [table.find(typed.zip)] : citiesLike(table, typed)
      return places.filter((place) => place !== null).map((place) => suggestion(place, typed.street))
    },

    async find(id) {
      const [, zip = '', state = '', city = '', street = ''] = ID.exec(id) ?? []
      const table = await loadZipTable()
      const isIt = (one: ZipPlace) => one.city === city && one.state === state && (!zip || one.zip === zip)
      const isKnown = city !== '' && table.beginningWith(city).some(isIt)
      return isKnown
        ? { line_1_address: street, line_2_address: null, municipality_name: city, state, postal_code: zip }
        : null
    },

    /** A ZIP code has several names of places, of which the table has one: so the city is not compared. */
    async verify({ postal_code, state }) {
      const found = (await loadZipTable()).find(postal_code)
      return found?.state === state ? { time_zone_id: tzLookup(found.latitude, found.longitude) } : null
    },
  }
}

function citiesLike(table: ZipTable, typed: { city: string; state: string }): Completion[] {
  const isThere = ({ state }: ZipPlace) => !typed.state || table.isState(state, typed.state)
  const found = table.beginningWith(typed.city).filter(isThere)
  const byCity = Map.groupBy(found, ({ city, state }) => `${city}, ${state}`)
  // Those with many ZIP codes first, as more people live there.
  const cities = [...byCity.values()].sort((one, other) => other.length - one.length).slice(0, MOST_SUGGESTIONS)
  return cities.flatMap(([first, ...others]) => (first ? { ...first, zip: others.length > 0 ? '' : first.zip } : []))
}

function suggestion({ zip, city, state }: Completion, street: string): AddressSuggestion {
  const label = [street, city, `${state} ${zip}`.trim()].filter((part) => part !== '').join(', ')
  return { id: `us:${zip}:${state}:${city}:${street}`, label }
}
