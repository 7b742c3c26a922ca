import { FIRST_MODEL_YEAR } from '@amparo/catalogue/vehicles/vehicle-schema'
import { listVehicleMakes, listVehicleModels } from '@amparo/contract/vehicles'
import { implement } from '@amparo/service/app/implement'
import type { Clock } from '../platform/clock.ts'
import type { Vehicles } from '../platform/vehicles/vehicles.ts'

export type VehicleArea = ReturnType<typeof createVehicles>

export function createVehicles({ vehicles, clock }: { vehicles: Vehicles; clock: Clock }) {
  /** Null for a year without cars. Next year's models are sold in autumn. */
  function modelYear(text: string): number | null {
    const year = Number(text)
    return year >= FIRST_MODEL_YEAR && year <= clock.now().getUTCFullYear() + 1 ? year : null
  }

  return {
    /** Whether a claim may name this make, or this model of it. */
    async isSold(year: string, make: string, model?: string): Promise<boolean> {
      const known = modelYear(year)
      return known !== null && vehicles.isSold(known, make, model)
    },

    routes: [
      implement(listVehicleMakes, async ({ params, refuse }) => {
        const year = modelYear(params.year) ?? refuse('unknown_year')
        return { options: (await vehicles.makes(year)).map(optionOf) }
      }),
      implement(listVehicleModels, async ({ params, refuse }) => {
        const year = modelYear(params.year) ?? refuse('unknown_year')
        // A make that is in no list has no list of models either.
        if (params.make === 'other') return { options: [] }
        const models = (await vehicles.models(year, params.make)) ?? refuse('unknown_make')
        return { options: models.map(optionOf) }
      }),
    ],
  }
}

const optionOf = (name: string) => ({ name, value: name })
