import { listVehicleMakes } from '@amparo/contract/vehicles'
import { implement } from '../services.ts'
import { modelYear, vehicleOption } from './model-year.ts'

export const listVehicleMakesRoute = implement(listVehicleMakes, async ({ params, refuse }, { vehicles, clock }) => {
  const year = modelYear(params.year, clock) ?? refuse('unknown_year')
  return { options: (await vehicles.makes(year)).map(vehicleOption) }
})
