import { fileURLToPath } from 'node:url'
import { readFile } from './read-file.ts'
import { type DemoCard, DemoCardsFile } from './schema.ts'

export type { DemoCard } from './schema.ts'

/** Numbers of no real network, each with what it shows; for standalone mode and tests only. */
export function loadDemoCards(): DemoCard[] {
  const path = fileURLToPath(new URL('..', import.meta.url))
  return readFile({ path, label: '' }, 'demo-cards.json', DemoCardsFile)
}
