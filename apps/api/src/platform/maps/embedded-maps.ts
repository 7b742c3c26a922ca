import type { Maps } from './maps.ts'

/** ZIP codes of the USA and postal areas of Canada, from a package's large table that is loaded on first use. */
export function createEmbeddedMaps(): Maps {
  return {
    async findPlace({ postal_code, country }) {
      const { default: zipcodes } = await import('zipcodes')
      const found = zipcodes.lookup(areaOf(postal_code, country))
      const isThere = found && (found.country === 'US') === (country === 'USA')
      return isThere ? { city: found.city, state: found.state, country } : null
    },
  }
}

/** The table has the first five digits of a ZIP+4, and the first three characters of a Canadian code. */
function areaOf(postalCode: string, country: 'USA' | 'CAN'): string {
  const plain = postalCode.replace(/[\s-]/g, '').toUpperCase()
  return country === 'USA' ? plain.slice(0, 5) : plain.slice(0, 3)
}
