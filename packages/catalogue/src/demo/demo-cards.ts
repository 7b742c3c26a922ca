import { fileURLToPath } from 'node:url'
import { LocaleCode } from '@amparo/contract/primitives'
import * as z from 'zod'
import { readFile } from '../read-file.ts'

const DemoCardsFile = z.array(
  z.strictObject({
    number: z.string().regex(/^[\d ]+$/),
    name: z.string().min(1),
    country: z.string().regex(/^[A-Z]{3}$/),
    language: LocaleCode,
    shows: z.string().min(1),
  }),
)
export type DemoCard = z.output<typeof DemoCardsFile>[number]

/** Card numbers that belong to no real network, with what each shows; only for standalone mode and tests. */
export function loadDemoCards(): DemoCard[] {
  const path = fileURLToPath(new URL('../..', import.meta.url))
  return readFile({ path, label: '' }, 'demo-cards.json', DemoCardsFile)
}
