import { basename } from 'node:path'
import type { Catalogue, Product } from '../catalogue.ts'
import { type Folder, listFiles, problemIn, readFile } from '../read-file.ts'
import { buildProduct, type Shared } from './build-product.ts'
import { CurrenciesFile, Layer, ProductsFile, ProgrammesFile } from './product-schema.ts'

type Known = Pick<Catalogue, 'countries' | 'partners' | 'issuerLists' | 'claimForms'>

export function loadProducts(folder: Folder, known: Known): Product[] {
  const shared = { ...known, ...loadShared(folder) }
  const stray = [...known.claimForms.keys()].find((code) => !Object.hasOwn(shared.base.benefits, code))
  if (stray) throw problemIn(folder, `claim-forms/${stray}.json`, `${stray} is not in benefits.json`)
  const rates = loadRates(folder, known.countries)

  return listFiles(folder, 'products').flatMap((file) => {
    const country = basename(file, '.json')
    // A country that is not served has no currency here; its cards are refused before any amount is shown.
    const rate = rates[known.countries.get(country)?.currency ?? ''] ?? 1
    return readFile(folder, file, ProductsFile).map((entry, place) =>
      buildProduct(entry, {
        ...shared,
        country,
        rate,
        fail: (where, text) => {
          throw problemIn(folder, file, `[${place}].${where}: ${text}`)
        },
      }),
    )
  })
}

function loadShared(folder: Folder): Pick<Shared, 'base' | 'programmes'> {
  const base = readFile(folder, 'benefits.json', Layer)
  const programmes = readFile(folder, 'programmes.json', ProgrammesFile)
  for (const [name, { benefits }] of Object.entries(programmes)) {
    const unknown = Object.keys(benefits).find((code) => !Object.hasOwn(base.benefits, code))
    if (unknown) throw problemIn(folder, 'programmes.json', `${name}.benefits.${unknown}: is not in benefits.json`)
  }
  return { base, programmes }
}

function loadRates(folder: Folder, countries: Catalogue['countries']): Record<string, number> {
  const rates = readFile(folder, 'currencies.json', CurrenciesFile)
  for (const { code, currency } of countries.values()) {
    if (!Object.hasOwn(rates, currency))
      throw problemIn(folder, 'currencies.json', `${currency}: is missing (${code} uses it)`)
  }
  return rates
}
