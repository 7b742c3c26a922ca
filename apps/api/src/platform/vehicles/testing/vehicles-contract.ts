import { expect, it } from 'vitest'
import type { Vehicles } from '../vehicles.ts'

/** What every adapter of the vehicles port promises, about vehicles that all of them know. */
export function describeVehicles(open: () => Vehicles) {
  it('lists makes once each [C-573]', async () => {
    const makes = await open().makes(2020)
    expect(makes).toContain('Toyota')
    expect(new Set(makes.map((make) => make.toLowerCase())).size).toBe(makes.length)
  })

  it.each(['Toyota', 'TOYOTA'])('lists the models of %s once each [C-574]', async (make) => {
    const models = (await open().models(2020, make)) ?? []
    expect(models).toEqual(expect.arrayContaining(['Camry', 'Corolla']))
    expect(new Set(models).size).toBe(models.length)
  })

  it.each(['Nobody', '', '../../secret', '__proto__'])('has no models of %j', async (make) => {
    expect(await open().models(2020, make)).toBeNull()
    expect(await open().isSold(2020, make)).toBe(false)
  })

  it('knows what is sold, in any case of letters [C-084]', async () => {
    expect(await open().isSold(2020, 'toyota')).toBe(true)
    expect(await open().isSold(2020, 'Toyota', 'camry')).toBe(true)
    expect(await open().isSold(2020, 'Toyota', 'Civic')).toBe(false)
  })
}
