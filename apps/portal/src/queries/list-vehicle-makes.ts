import { listVehicleMakes } from '@amparo/contract/vehicles'
import { queryOptions } from '@tanstack/react-query'
import type { Platform } from '../platform/platform.ts'

export function vehicleMakesQuery(platform: Platform, year: string) {
  return queryOptions({
    queryKey: ['vehicle-makes', year],
    queryFn: ({ signal, meta }) => platform.api(listVehicleMakes, { params: { year } }, { signal, meta }),
    meta: { reportAs: 'VEHICLE_MAKE_API_ERROR' },
  })
}
