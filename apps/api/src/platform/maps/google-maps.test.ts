import { describe, expect, it } from 'vitest'
import { fakeService } from '../../testing/fake-service.ts'
import { createEmbeddedMaps } from './embedded-maps.ts'
import { createGoogleMaps } from './google-maps.ts'
import { describeMaps } from './testing/maps-contract.ts'

const KEY = 'a-key-of-the-tests-0123456789'
const PLACE = 'ChIJN1t_tDeuEmsRUsoyG83frY4'
const fallback = createEmbeddedMaps()

/** In the formats of places.googleapis.com. */
const component = (longText: string, shortText: string, ...types: string[]) => ({
  longText,
  shortText,
  types,
  languageCode: 'en',
})
const components = [
  component('4B', '4B', 'subpremise'),
  component('12', '12', 'street_number'),
  component('Oak Street', 'Oak St', 'route'),
  component('Springfield', 'Springfield', 'locality', 'political'),
  component('Sangamon County', 'Sangamon County', 'administrative_area_level_2', 'political'),
  component('Illinois', 'IL', 'administrative_area_level_1', 'political'),
  component('United States', 'US', 'country', 'political'),
  component('62704', '62704', 'postal_code'),
  component('1234', '1234', 'postal_code_suffix'),
]
const prediction = {
  placePrediction: {
    place: `places/${PLACE}`,
    placeId: PLACE,
    text: { text: '12 Oak Street, Springfield, IL, USA', matches: [{ endOffset: 6 }] },
  },
}
const usual: Record<string, unknown> = {
  '/v1/places:autocomplete': { suggestions: [prediction] },
  [`/v1/places/${PLACE}`]: { addressComponents: components },
  '/v1/places:searchText': {
    places: [{ addressComponents: components, location: { latitude: 39.7725, longitude: -89.6889 } }],
  },
}
const typed = {
  line_1_address: '1 New Road',
  line_2_address: null,
  municipality_name: 'Newtown',
  state: 'IL',
  postal_code: '62799',
}

const service = fakeService((url) => {
  const { pathname } = new URL(url, 'http://maps.test')
  return { status: usual[pathname] ? 200 : 404, body: usual[pathname] ?? {} }
})

function open() {
  const { origin: url, clock, log } = service
  return createGoogleMaps({ key: KEY, fallback, url, clock, log })
}

describe('Google, a local server with recorded shapes', () => describeMaps(open))

it('suggests addresses of the USA only, with the key in a header [M-055, M-056, M-X38]', async () => {
  expect(await open().suggest('12 Oak')).toEqual([{ id: PLACE, label: '12 Oak Street, Springfield, IL, USA' }])
  expect(service.asked[0]).toMatchObject({
    url: '/v1/places:autocomplete',
    body: { input: '12 Oak', includedRegionCodes: ['us'] },
    headers: { 'x-goog-api-key': KEY },
  })
})

it('asks nothing for one or two characters, and has no suggestions if the service has none', async () => {
  expect(await open().suggest('12 ')).toEqual([])
  expect(service.asked).toEqual([])
  service.answer = { status: 200, body: {} }
  expect(await open().suggest('xyz')).toEqual([])
})

describe('the address of a suggestion', () => {
  it('is made of the place’s components', async () => {
    expect(await open().find(PLACE)).toEqual({
      line_1_address: '12 Oak Street',
      line_2_address: '4B',
      municipality_name: 'Springfield',
      state: 'IL',
      postal_code: '62704',
    })
    expect(service.asked[0]?.headers['x-goog-fieldmask']).toBe('addressComponents')
  })

  it('has the territory as its state', async () => {
    service.answer = {
      status: 200,
      body: { addressComponents: [component('Ponce', 'Ponce', 'locality'), component('Puerto Rico', 'PR', 'country')] },
    }
    expect(await open().find(PLACE)).toMatchObject({ municipality_name: 'Ponce', state: 'PR', postal_code: '' })
  })

  it('is unknown outside the USA [M-056]', async () => {
    service.answer = {
      status: 200,
      body: { addressComponents: [component('Toronto', 'Toronto', 'locality'), component('Canada', 'CA', 'country')] },
    }
    expect(await open().find(PLACE)).toBeNull()
  })

  it('is unknown for an id that the service does not have, which is no failure', async () => {
    expect(await open().find('ChIJunknown0123')).toBeNull()
    expect(service.warnings).toEqual([])
  })

  it.each(['../places:searchText', `${PLACE}?key=x`, 'a b c d e f g h', ''])(
    'never asks the service for %j',
    async (id) => {
      expect(await open().find(id)).toBeNull()
      expect(service.asked).toEqual([])
    },
  )

  it('is found in the table for suggestions of the table', async () => {
    const [own] = await fallback.suggest('12 Oak Street 62704')
    expect(await open().find(own?.id ?? '')).toMatchObject({ postal_code: '62704' })
  })
})

describe('an address', () => {
  it('that the table has is not sent to the service', async () => {
    expect(await open().verify({ ...typed, postal_code: '62704' })).toEqual({ time_zone_id: 'America/Chicago' })
    expect(service.asked).toEqual([])
  })

  it('that only the service has is in its time zone', async () => {
    const place = [
      ...components.filter(({ types }) => !types.includes('postal_code')),
      component('62799', '62799', 'postal_code'),
    ]
    service.answer = {
      status: 200,
      body: { places: [{ addressComponents: place, location: { latitude: 39.7, longitude: -89.6 } }] },
    }
    expect(await open().verify(typed)).toEqual({ time_zone_id: 'America/Chicago' })
    expect(service.asked[0]?.body).toMatchObject({ textQuery: '1 New Road, Newtown, IL 62799', regionCode: 'us' })
  })

  it.each([
    ['the service finds in another ZIP code', null],
    ['the service does not find', { status: 200, body: {} }],
  ])('that %s is nowhere', async (_, given) => {
    service.answer = given
    expect(await open().verify(typed)).toBeNull()
  })
})

it.each([
  ['fails', { status: 500, body: {} }],
  ['refuses the key', { status: 403, body: { error: { status: 'PERMISSION_DENIED' } } }],
  ['answers something else', { status: 200, body: { suggestions: 'none' } }],
  ['says nothing', 'silence' as const],
])(
  'uses the table while the service %s, logs that once without what was typed, and asks again later [M-X38]',
  async (_, broken) => {
    const maps = open()
    service.answer = broken
    expect(await maps.suggest('12 Oak Street 62704')).toEqual(await fallback.suggest('12 Oak Street 62704'))
    expect(await maps.suggest('12 Oak Street 62704')).toHaveLength(1)
    expect(await maps.verify({ ...typed, postal_code: '62704' })).toEqual({ time_zone_id: 'America/Chicago' })
    expect([service.asked.length, service.warnings.length]).toEqual([1, 1])
    expect(service.warnings.join()).not.toMatch(/Oak|a-key/)

    service.answer = null
    service.now += 30_001
    expect(await maps.suggest('12 Oak')).toMatchObject([{ id: PLACE }])
  },
)
