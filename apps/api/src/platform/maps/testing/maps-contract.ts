import { expect, it } from 'vitest'
import type { Maps } from '../maps.ts'

export const anAddress = {
  line_1_address: '12 Oak Street',
  line_2_address: null,
  municipality_name: 'Springfield',
  state: 'IL',
  postal_code: '62704',
}

const { line_2_address: _, ...inOneLine } = anAddress

/** What every adapter of the maps port promises, about addresses that all of them know. */
export function describeMaps(open: () => Maps) {
  it('suggests addresses, each with an id that leads to its parts [M-055]', async () => {
    const [first] = await open().suggest('12 Oak Street, Springfield, IL 62704')
    expect(first?.label).toMatch(/^12 Oak Street, Springfield, IL/)
    expect(await open().find(first?.id ?? '')).toMatchObject(inOneLine)
  })

  it.each(['', '  ', 'S'])('suggests nothing for %j', async (text) => expect(await open().suggest(text)).toEqual([]))

  it.each(['', 'us', 'us:00000:IL:Springfield:x', '../places', '__proto__'])(
    'knows no address with the id %j',
    async (id) => expect(await open().find(id)).toBeNull(),
  )

  it('knows the time zone of an address', async () => {
    expect(await open().verify(anAddress)).toEqual({ time_zone_id: 'America/Chicago' })
  })

  it.each([
    ['an unknown ZIP code', { postal_code: '00000' }],
    ['a ZIP code of another state', { state: 'NY' }],
    ['another country’s state [M-056]', { state: 'Quebec', postal_code: 'H2X' }],
  ])('finds an address with %s nowhere', async (_, change) =>
    expect(await open().verify({ ...anAddress, ...change })).toBeNull(),
  )
}
