import { FIRST_MODEL_YEAR } from '@amparo/catalogue/vehicles/vehicle-schema'
import type { Clock } from '../platform/clock.ts'

/** The year, if cars of it are known: next year's models are sold in autumn. */
export function modelYear(text: string, clock: Clock): number | null {
  const year = Number(text)
  return year >= FIRST_MODEL_YEAR && year <= clock.now().getUTCFullYear() + 1 ? year : null
}

export const vehicleOption = (name: string) => ({ name, value: name })
