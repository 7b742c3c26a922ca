import { expect, type Page, test } from '@playwright/test'
import { anotherOf } from '../another-card.ts'
import type { Guard } from '../guard.ts'
import { cards } from '../people.ts'
import type { Claimant, StartedClaim } from './claimant.ts'
import { type CallFault, callFaults, failCalls } from './fail-calls.ts'
import { operator } from './operator.ts'

/** Only these stories claim it, each for a different day, so that the operator can find a story's claims by the day. */
const CODE = 'PRI'
export const REVIEW = 'review_and_submit'
const DAY_MS = 86_400_000

type Begin = { claimant: Claimant; guard: Guard; days: number; at?: string }

/** A filled-in claim for a loss so many days ago; the errors that the faults cause are tolerated. */
export function begins({ claimant, guard, days, at = 'documents' }: Begin): Promise<StartedClaim> {
  guard.tolerates(/ERR_CONNECTION_RESET/, /status of 500/, /CallFailed|unexpected_answer|network_error/)
  const today = new Date(Date.now() - days * DAY_MS).toISOString().slice(0, 10)
  return claimant.hasFilledIn(anotherOf(cards.premiumUsa), CODE, { today, at })
}

type Steps = {
  act: (turn: { isFirst: boolean }) => Promise<unknown>
  /** Checks what the person sees. */
  shows: (fault: CallFault) => Promise<unknown>
  afterwards?: () => Promise<unknown>
}

/** Runs `act` once for each fault of a call. */
export async function eachFault(page: Page, url: string, { act, shows, afterwards }: Steps) {
  for (const fault of callFaults)
    await test.step(fault, async () => {
      const { failed, stop } = await failCalls(page, url, () => fault)
      await act({ isFirst: fault === callFaults[0] })
      await expect.poll(failed).toBeGreaterThan(0)
      await shows(fault)
      await stop()
      await afterwards?.()
    })
}

export async function sendsOneClaim(claimant: Claimant, claim: StartedClaim, files: string[] = []) {
  await claimant.sends(claim)
  await expectOneClaim(claim, files)
}

/** Whatever failed on the way, the operator has one claim with every answer and every file. */
export async function expectOneClaim(claim: StartedClaim, files: string[]) {
  const claims = await operator.findsOfDay(CODE, String(claim.answers.incident_details?.date_of_loss))
  expect(claims).toMatchObject([{ state: 'registered', claim_number: expect.any(String) }])
  const claimed = await operator.looksAt(claims[0]?.claim_number ?? '')
  expect(claimed.pages.map(({ page_key }) => page_key)).toEqual(Object.keys(claim.answers))
  expect(claimed.documents.flatMap(({ file_name }) => file_name ?? [])).toEqual(files)
}
