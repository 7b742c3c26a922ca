import type { FastifyBaseLogger } from 'fastify'
import * as z from 'zod/mini'
import type { Clock } from '../clock.ts'
import type { Vehicles } from './vehicles.ts'

const TIMEOUT_MS = 3_000
const FRESH_MS = 24 * 3_600_000
/** After a failure the service is not asked again at every key press. */
const PAUSE_MS = 60_000
const MOST_CACHED = 5_000

const Makes = z.object({ Results: z.array(z.object({ MakeName: z.string() })) })
const Models = z.object({ Results: z.array(z.object({ Model_Name: z.string() })) })

type Options = { url: string; fallback: Vehicles; clock: Clock; log: Pick<FastifyBaseLogger, 'warn'> }

/**
 * NHTSA's vPIC service (vpic.nhtsa.dot.gov/api). Its list of makes is not by year and has every maker ever registered, so the
 * year's makes are taken from the catalogue as well, in its spelling. When the service does not answer, the catalogue does.
 */
export function createVpicVehicles({ url, fallback, clock, log }: Options): Vehicles {
  const cached = new Map<string, { names: readonly string[]; until: number }>()
  let quietUntil = 0

  async function ask(path: string, namesIn: (answer: unknown) => string[]): Promise<readonly string[] | null> {
    const now = clock.now().getTime()
    const known = cached.get(path)
    if (known && known.until > now) return known.names
    if (now < quietUntil) return null
    try {
      const answer = await fetch(`${url.replace(/\/$/, '')}/vehicles/${path}?format=json`, {
        signal: AbortSignal.timeout(TIMEOUT_MS),
      })
      if (!answer.ok) throw new Error(`status ${answer.status}`)
      const names = sorted(namesIn(await answer.json()))
      if (cached.size >= MOST_CACHED) cached.clear()
      cached.set(path, { names, until: now + FRESH_MS })
      return names
    } catch (error) {
      quietUntil = now + PAUSE_MS
      log.warn({ cause: (error as Error).message }, 'the vehicle service did not answer: the catalogue does')
      return null
    }
  }

  async function makes(year: number): Promise<readonly string[]> {
    const own = await fallback.makes(year)
    const found = await ask('GetMakesForVehicleType/car', (answer) =>
      z.parse(Makes, answer).Results.map(({ MakeName }) => MakeName),
    )
    return found ? sorted([...own, ...found.map(titleCase)]) : own
  }

  async function models(year: number, make: string): Promise<readonly string[] | null> {
    const name = make.toLowerCase()
    // Only makes from the list are asked for, so that nobody can send other text to the service through us.
    if (!(await makes(year)).some((known) => known.toLowerCase() === name)) return null
    const path = `GetModelsForMakeYear/make/${encodeURIComponent(name)}/modelyear/${year}`
    const found = await ask(path, (answer) => z.parse(Models, answer).Results.map(({ Model_Name }) => Model_Name))
    return found && found.length > 0 ? found : ((await fallback.models(year, make)) ?? [])
  }

  return {
    makes,
    models,
    async isSold(year, make, model) {
      const listed = model === undefined ? await makes(year) : await models(year, make)
      const name = (model ?? make).toLowerCase()
      const isListed = listed?.some((one) => one.toLowerCase() === name) ?? false
      return isListed || clock.now().getTime() < quietUntil
    },
  }
}

/** Each once, ignoring case; the first spelling wins. */
function sorted(names: readonly string[]): string[] {
  const each = new Map<string, string>()
  for (const name of names.map((one) => one.trim()))
    if (name && !each.has(name.toLowerCase())) each.set(name.toLowerCase(), name)
  return [...each.values()].sort((one, other) => one.localeCompare(other, 'en'))
}

/** The service writes makes in capitals. */
function titleCase(name: string): string {
  return name
    .trim()
    .toLowerCase()
    .replace(/(?<![\p{L}\d])\p{L}/gu, (letter) => letter.toUpperCase())
}
