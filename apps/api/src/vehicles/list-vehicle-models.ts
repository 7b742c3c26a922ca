import { listVehicleModels } from '@amparo/contract/vehicles'
import { implement } from '../services.ts'
import { modelYear, vehicleOption } from './model-year.ts'

export const listVehicleModelsRoute = implement(listVehicleModels, async ({ params, refuse }, { vehicles, clock }) => {
  const year = modelYear(params.year, clock) ?? refuse('unknown_year')
  // The make that is in no list has no list of models either.
  if (params.make === 'other') return { options: [] }
  const models = (await vehicles.models(year, params.make)) ?? refuse('unknown_make')
  return { options: models.map(vehicleOption) }
})
