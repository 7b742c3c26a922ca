import * as z from 'zod'

export const FIRST_MODEL_YEAR = 1990

const Year = z.int().min(FIRST_MODEL_YEAR).max(2100)
/** Name, first and last model year; without a last year it is still sold. A model that was discontinued for a while has two lines. */
const Model = z.union([z.tuple([z.string().min(1), Year]), z.tuple([z.string().min(1), Year, Year])], {
  error: 'must be ["Model", first year] or ["Model", first year, last year]',
})
type Model = z.output<typeof Model>

const Make = z
  .strictObject({ make: z.string().min(1), models: z.array(Model).min(1) })
  .refine(({ models }) => models.every(([, from, to = from]) => from <= to), {
    path: ['models'],
    error: 'must not end before they begin',
  })
  .refine(({ models }) => models.every((model, place) => !clashes(model, models[place - 1])), {
    path: ['models'],
    error: 'must not stand twice for the same year',
  })
export type VehicleMake = z.output<typeof Make>

/** Vehicles sold in the USA since model year 1990, sorted, so that duplicates are next to each other. */
export const VehiclesFile = z
  .array(Make)
  .min(1)
  .refine((makes) => new Set(makes.map(({ make }) => make.toLowerCase())).size === makes.length, {
    error: 'must not name a make twice',
  })

function clashes([name, from]: Model, before: Model | undefined): boolean {
  if (!before || before[0] !== name) return false
  const [, , last] = before
  return last === undefined || last >= from
}
