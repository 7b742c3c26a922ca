import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'
import { buildBinIndex } from './bin-index.ts'
import type { Catalogue } from './catalogue.ts'
import { loadClaimForms } from './load-claim-forms.ts'
import { loadProducts } from './load-products.ts'
import { type Folder, listFiles, problemIn, readFile } from './read-file.ts'
import { type CatalogueCountry, CountryFile, IssuerListsFile, NetworksFile, PartnersFile } from './schema.ts'
import { VehiclesFile } from './vehicle-schema.ts'

/** Reads and checks the whole catalogue once, at start. An operator's folder replaces the built-in one wholesale. */
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
  return { ...known, folder, diners, products, bins, vehicles }
}

const builtInFolder = fileURLToPath(new URL('../data', import.meta.url))

function loadCountries(folder: Folder): Map<string, CatalogueCountry> {
  const countries = new Map<string, CatalogueCountry>()
  for (const file of listFiles(folder, 'countries')) {
    const country = readFile(folder, file, CountryFile)
    // The file's name is the key: so no country can stand in two files.
    if (country.code !== basename(file, '.json'))
      throw problemIn(folder, file, `code: is ${country.code}, but the file is named ${basename(file)}`)
    countries.set(country.code, country)
  }
  return countries
}
