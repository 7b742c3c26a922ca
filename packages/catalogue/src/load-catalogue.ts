import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Catalogue } from './catalogue.ts'
import { loadClaimForms } from './claim-forms/load-claim-forms.ts'
import { type CatalogueCountry, CountryFile } from './countries/country-schema.ts'
import { MarketplaceFile } from './marketplace/marketplace-schema.ts'
import { buildBinIndex } from './products/bin-index.ts'
import { loadProducts } from './products/load-products.ts'
import { IssuerListsFile, NetworksFile, PartnersFile } from './products/product-schema.ts'
import { type Folder, listFiles, problemIn, readFile } from './read-file.ts'
import { VehiclesFile } from './vehicles/vehicle-schema.ts'

/** Reads and checks the whole catalogue once, at start. An operator's folder replaces the built-in one completely. */
export function loadCatalogue(path?: string): Catalogue {
  const folder = path ? { path, label: path } : { path: builtInFolder, label: 'data' }
  const known = {
    countries: loadCountries(folder),
    partners: new Map(Object.entries(readFile(folder, 'partners.json', PartnersFile))),
    issuerLists: readFile(folder, 'issuer-lists.json', IssuerListsFile),
    claimForms: loadClaimForms(folder),
  }
  const { diners } = readFile(folder, 'networks.json', NetworksFile)
  const products = loadProducts(folder, known)
  const bins = buildBinIndex(products, (one, other) => {
    const claims = `${other.from}-${other.to} of ${other.product.product_name}`
    const holder = `${one.from}-${one.to} of ${one.product.product_name} (${one.product.country})`
    throw problemIn(folder, `products/${other.product.country}.json`, `ranges: ${claims} overlaps ${holder}`)
  })
  const vehicles = readFile(folder, 'vehicles.json', VehiclesFile)
  const marketplace = readFile(folder, 'marketplace.json', MarketplaceFile)
  return { ...known, folder, diners, products, bins, vehicles, marketplace }
}

const builtInFolder = fileURLToPath(new URL('../data', import.meta.url))

function loadCountries(folder: Folder): Map<string, CatalogueCountry> {
  const countries = new Map<string, CatalogueCountry>()
  for (const file of listFiles(folder, 'countries')) {
    const country = readFile(folder, file, CountryFile)
    // The code must be the file's name, so that no country is in two files.
    if (country.code !== basename(file, '.json'))
      throw problemIn(folder, file, `code: is ${country.code}, but the file is named ${basename(file)}`)
    countries.set(country.code, country)
  }
  return countries
}
