import { describe, expect, it } from 'vitest'
import { createEmbeddedMaps } from './embedded-maps.ts'
import { anAddress, describeMaps } from './testing/maps-contract.ts'

const maps = createEmbeddedMaps()
const labels = async (text: string) => (await maps.suggest(text)).map(({ label }) => label)

describe('the embedded maps, in the contract', () => describeMaps(() => maps))

describe('suggestions [M-055]', () => {
  it.each([
    ['a ZIP code', '62704', 'Springfield, IL 62704'],
    ['a street and a ZIP code', '12 Oak Street 62704', '12 Oak Street, Springfield, IL 62704'],
    ['a street, city, state and ZIP+4', '12 Oak St, Springfield, IL 62704-1234', '12 Oak St, Springfield, IL 62704'],
    ['a city, state and ZIP code', 'Springfield IL 62704', 'Springfield, IL 62704'],
    ['the beginning of a city', '12 Oak Street, springfie', '12 Oak Street, Springfield, MO'],
    ['a city and a state', '12 Oak Street,  Springfield, il', '12 Oak Street, Springfield, IL'],
    ['a city and a state’s name', 'Springfield, Illinois', 'Springfield, IL'],
    ['a city and a state without a comma', 'Honolulu HI', 'Honolulu, HI'],
    ['a city with one ZIP code', '5 Bay Road, Hooleh', '5 Bay Road, Hoolehua, HI 96729'],
    ['a city in Puerto Rico', 'Ponce, PR', 'Ponce, PR'],
  ])('complete %s', async (_, text, label) => expect(await labels(text)).toContain(label))

  it.each([
    ['a street alone', '12 Oak Street'],
    ['a ZIP code that does not exist', '00000'],
    ['a post office of the armed forces', '34001'],
    ['a postal code of Canada [M-056]', 'H2X 1Y4'],
    ['a city of Canada [M-056]', 'Mont-royal, Quebec'],
    ['a city of another state', 'Springfield, AK'],
    ['markup', '<script>alert(1)</script>'],
    ['only punctuation', ',,,,'],
    ['a long text', 'x'.repeat(100)],
  ])('are none for %s', async (_, text) => expect(await labels(text)).toEqual([]))

  it('are few, with large cities first', async () => {
    const found = await labels('New')
    expect(found).toHaveLength(6)
    expect(found[0]).toBe('New York, NY')
  })
})

describe('the address of a suggestion', () => {
  it('has what was typed, with city, state and ZIP code', async () => {
    const [suggestion] = await maps.suggest('12 Oak Street 62704')
    expect(await maps.find(suggestion?.id ?? '')).toEqual(anAddress)
  })

  it('has no ZIP code if the city has several', async () => {
    const [suggestion] = await maps.suggest('12 Oak Street, Springfield, IL')
    expect(await maps.find(suggestion?.id ?? '')).toEqual({ ...anAddress, postal_code: '' })
  })

  it.each(['us:62704:IL:Chicago:x', 'us::XX:Springfield:x', 'ChIJ0123456789'])('is unknown for the id %j', async (id) =>
    expect(await maps.find(id)).toBeNull(),
  )
})

describe('an address [M-055]', () => {
  it.each([
    ['IL', '62704', 'America/Chicago'],
    ['IL', '62704-1234', 'America/Chicago'],
    ['IL', '627041234', 'America/Chicago'],
    ['NY', '10001', 'America/New_York'],
    ['AZ', '85001', 'America/Phoenix'],
    ['HI', '96813', 'Pacific/Honolulu'],
  ])('in %s %s is in %s', async (state, postal_code, time_zone_id) =>
    expect(await maps.verify({ ...anAddress, state, postal_code })).toEqual({ time_zone_id }),
  )

  it.each([
    ['no ZIP code', { postal_code: '' }],
    ['letters', { postal_code: 'H2X1Y4' }],
    ['a key of objects', { postal_code: '__proto__' }],
    ['the armed forces', { state: 'AA', postal_code: '34001' }],
  ])('with %s is nowhere', async (_, change) => expect(await maps.verify({ ...anAddress, ...change })).toBeNull())

  it('has a time zone in every ZIP code of the USA', async () => {
    const { loadZipTable } = await import('./zip-table.ts')
    const { places } = await loadZipTable()
    const zones = new Set<string>()
    for (const { zip, state } of places.filter((_, place) => place % 40 === 0))
      zones.add((await maps.verify({ ...anAddress, state, postal_code: zip }))?.time_zone_id ?? `none in ${zip}`)
    for (const zone of zones) expect(() => new Intl.DateTimeFormat('en', { timeZone: zone })).not.toThrow()
  })
})
