import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'

const VehicleOptions = z.object({ options: z.array(z.object({ name: z.string(), value: z.string() })) })
const Year = z.string().check(z.regex(/^(19|20)\d\d$/))

/** The specification calls this call "vehicle years", but it answers the makes of a year (C-573, C-X11). */
export const listVehicleMakes = endpoint({
  summary: 'List the vehicle makes of a model year',
  method: 'GET',
  path: '/api/vehicles/v1/years/:year/makes/',
  audience: 'browser',
  params: z.object({ year: Year }),
  answer: VehicleOptions,
  refusals: ['unknown_year'],
})

export const listVehicleModels = endpoint({
  summary: 'List the models of a vehicle make in a model year',
  method: 'GET',
  path: '/api/vehicles/v1/years/:year/makes/:make/models/',
  audience: 'browser',
  params: z.object({ year: Year, make: z.string().check(z.maxLength(60)) }),
  answer: VehicleOptions,
  refusals: ['unknown_year', 'unknown_make'],
})
