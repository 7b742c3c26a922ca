import { loadCatalogue } from '@amparo/catalogue/load-catalogue'
import { describe, expect, it } from 'vitest'
import { fakeService } from '../../testing/fake-service.ts'
import { createCatalogueVehicles } from './catalogue-vehicles.ts'
import { describeVehicles } from './testing/vehicles-contract.ts'
import { createVpicVehicles } from './vpic-vehicles.ts'

const fallback = createCatalogueVehicles(loadCatalogue())
/** In the format of vpic.nhtsa.dot.gov. */
const makes = {
  Count: 2,
  Message: 'Response returned successfully',
  SearchCriteria: 'VehicleType: car',
  Results: [
    { MakeId: 448, MakeName: 'TOYOTA', VehicleTypeId: 2, VehicleTypeName: 'Passenger Car' },
    { MakeId: 5083, MakeName: 'ROSSION AUTO ', VehicleTypeId: 2, VehicleTypeName: 'Passenger Car' },
  ],
}
const models = {
  Count: 3,
  Message: 'Results returned successfully',
  SearchCriteria: 'Make:toyota | ModelYear:2020',
  Results: [
    { Make_ID: 448, Make_Name: 'TOYOTA', Model_ID: 2208, Model_Name: 'Corolla' },
    { Make_ID: 448, Make_Name: 'TOYOTA', Model_ID: 2469, Model_Name: 'Camry' },
    { Make_ID: 448, Make_Name: 'TOYOTA', Model_ID: 2469, Model_Name: 'Camry' },
  ],
}

const service = fakeService((url) => {
  const body = url.includes('GetMakes') ? makes : url.includes('/toyota/') ? models : { Results: [] }
  return { status: 200, body }
})
const urls = () => service.asked.map(({ url }) => url)

function open() {
  const { origin, clock, log } = service
  return createVpicVehicles({ url: `${origin}/api/`, fallback, clock, log })
}

describe('vPIC, a local server with recorded shapes', () => describeVehicles(open))

describe('the catalogue', () => describeVehicles(() => fallback))

it('adds the makes of the service to those of the catalogue, each once [C-573]', async () => {
  const found = await open().makes(2020)
  expect(found.filter((make) => /toyota/i.test(make))).toEqual(['Toyota'])
  expect(found).toContain('Rossion Auto')
  expect(urls()).toEqual(['/api/vehicles/GetMakesForVehicleType/car?format=json'])
})

it('requests the models of a make and year [C-574]', async () => {
  expect(await open().models(2020, 'Toyota')).toEqual(['Camry', 'Corolla'])
  expect(urls().at(-1)).toBe('/api/vehicles/GetModelsForMakeYear/make/toyota/modelyear/2020?format=json')
})

it('makes each request once a day', async () => {
  const vehicles = open()
  await vehicles.models(2020, 'Toyota')
  await vehicles.models(2020, 'TOYOTA')
  expect(service.asked).toHaveLength(2)
  service.now += 24 * 3_600_000 + 1
  await vehicles.models(2020, 'Toyota')
  expect(service.asked).toHaveLength(4)
})

it('uses the catalogue’s models if the service has none, and none if neither has any', async () => {
  expect(await open().models(2020, 'Honda')).toContain('Civic')
  expect(await open().models(2020, 'Rossion Auto')).toEqual([])
})

it('never sends a make that was not offered to the service', async () => {
  expect(await open().models(2020, '../../secret')).toBeNull()
  expect(urls().filter((url) => url.includes('Models'))).toEqual([])
})

it('knows makes and models of its lists only, and takes any while the service does not answer [C-084]', async () => {
  const vehicles = open()
  expect(await vehicles.isSold(2020, 'Rossion Auto')).toBe(true)
  expect(await vehicles.isSold(2020, 'Toyota', 'Camry')).toBe(true)
  expect(await vehicles.isSold(2020, 'Toyota', 'Civic')).toBe(false)
  expect(await vehicles.isSold(2020, 'Nobody')).toBe(false)
  service.answer = 'silence'
  service.now += 24 * 3_600_000 + 1
  expect(await vehicles.isSold(2020, 'Rossion Auto')).toBe(true)
})

it.each([
  ['fails', { status: 500, body: {} }],
  ['answers something else', { status: 200, body: { Results: 'none' } }],
  ['says nothing', 'silence' as const],
])('uses the catalogue while the service %s, logs that once and tries again after a minute', async (_, broken) => {
  const vehicles = open()
  service.answer = broken
  expect(await vehicles.makes(2020)).toEqual(await fallback.makes(2020))
  expect(await vehicles.models(2020, 'Toyota')).toEqual(await fallback.models(2020, 'Toyota'))
  expect([service.asked.length, service.warnings.length]).toEqual([1, 1])

  service.answer = null
  service.now += 60_001
  expect(await vehicles.models(2020, 'Toyota')).toEqual(['Camry', 'Corolla'])
})
