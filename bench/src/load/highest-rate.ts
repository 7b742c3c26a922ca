import type { Outcome, Run } from './generator.ts'
import { percentile } from './percentile.ts'

export const MOST_MS = 250
const GROWTH = 1.5
/** The search ends when the next rate to try is this close to the highest good one. */
const CLOSE = 1.06

export type Measure = (run: Run) => Promise<Outcome>

export const callsOf = ({ ms }: Outcome): number[] => Object.values(ms).flat()

/** Every call is answered, and 99 of 100 in time. */
export function isGood(outcome: Outcome): boolean {
  return outcome.errors.length === 0 && percentile(callsOf(outcome), 0.99) < MOST_MS
}

/**
 * Finds the highest rate of arrivals that is served well: faster until it is too fast, then half-way between. A rate counts as too fast
 * after two bad runs, because one may be somebody else's fault. Ask `next` for the rate to try, until it is null.
 */
export function createSearch(first: number) {
  let good = 0
  let bad = Number.POSITIVE_INFINITY
  let isSecondTry = false

  return {
    good: () => good,
    next(): number | null {
      if (bad === Number.POSITIVE_INFINITY) return good === 0 ? first : good * GROWTH
      const middle = good === 0 ? bad / 2 : Math.sqrt(good * bad)
      return (good > 0 && bad / good < CLOSE) || middle < 1 ? null : middle
    },
    report(rate: number, wasGood: boolean) {
      if (wasGood) good = rate
      else if (isSecondTry) bad = rate
      isSecondTry = !wasGood && !isSecondTry
    },
  }
}

/** Searches both at once, run by run in turns, so that both have the same neighbors on the machine. */
export async function searchInTurns(
  targets: readonly { name: string; first: number; measure: Measure }[],
  { ms, log }: { ms: number; log: (line: string) => void },
): Promise<{ name: string; rate: number; calls: number }[]> {
  const searches = targets.map((target) => ({ ...target, search: createSearch(target.first), calls: 0 }))
  for (let seed = 1, isOver = false; !isOver; seed++) {
    isOver = true
    for (const one of searches) {
      const rate = one.search.next()
      if (rate === null) continue
      isOver = false
      const outcome = await one.measure({ rate, ms, seed })
      const wasGood = isGood(outcome)
      one.search.report(rate, wasGood)
      if (wasGood) one.calls = callsOf(outcome).length / outcome.seconds
      const p99 = percentile(callsOf(outcome), 0.99).toFixed(0)
      const trouble = outcome.errors.length > 0 ? `, ${outcome.errors.length} errors: ${outcome.errors[0]}` : ''
      log(`${one.name}: ${rate.toFixed(0)} arrivals a second, p99 ${p99} ms${trouble}`)
    }
  }
  return searches.map(({ name, search, calls }) => ({ name, rate: search.good(), calls }))
}
