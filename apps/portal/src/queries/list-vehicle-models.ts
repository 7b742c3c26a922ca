import { listVehicleModels } from '@amparo/contract/vehicles'
import { queryOptions } from '@tanstack/react-query'
import type { Platform } from '../platform/platform.ts'

export function vehicleModelsQuery(platform: Platform, { year, make }: { year: string; make: string }) {
  return queryOptions({
    queryKey: ['vehicle-models', year, make],
    queryFn: ({ signal, meta }) => platform.api(listVehicleModels, { params: { year, make } }, { signal, meta }),
    meta: { reportAs: 'VEHICLE_MODEL_API_ERROR' },
  })
}
