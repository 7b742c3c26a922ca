import type { Catalogue } from '@amparo/catalogue/catalogue'
import type { Vehicles } from './vehicles.ts'

/** The makes and models of the catalogue, which lists them with ranges of years. */
export function createCatalogueVehicles({ vehicles }: Pick<Catalogue, 'vehicles'>): Vehicles {
  const modelsOf = (year: number, make: string) => {
    const found = vehicles.find((one) => one.make.toLowerCase() === make.toLowerCase())
    return (found?.models ?? []).filter(([, from, to = year]) => from <= year && year <= to).map(([name]) => name)
  }
  return {
    async makes(year) {
      return vehicles.map(({ make }) => make).filter((make) => modelsOf(year, make).length > 0)
    },
    async models(year, make) {
      const models = modelsOf(year, make)
      return models.length > 0 ? models : null
    },
    async isSold(year, make, model) {
      const models = modelsOf(year, make)
      return model === undefined ? models.length > 0 : models.some((one) => one.toLowerCase() === model.toLowerCase())
    },
  }
}
