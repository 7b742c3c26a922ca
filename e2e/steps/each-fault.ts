import { expect, type Page, test } from '@playwright/test'
import type { Guard } from '../guard.ts'
import { newCardLike } from '../new-card-like.ts'
import { cards } from '../people.ts'
import type { Claimant, StartedClaim } from './claimant.ts'
import { type CallFault, callFaults, failCalls } from './fail-calls.ts'
import { operator } from './operator.ts'

/** Only these stories claim this benefit, each for a different date, so that a story's claims can be found by date of loss. */
const CODE = 'PRI'
const DAY_MS = 86_400_000

type FilledClaim = { claimant: Claimant; guard: Guard; days: number; at?: string }

/** Starts a filled-in claim for a loss `days` ago, and tolerates the errors that the faults cause. */
export function startsFilledClaim({ claimant, guard, days, at = 'documents' }: FilledClaim): Promise<StartedClaim> {
  guard.tolerates(/ERR_CONNECTION_RESET/, /status of 500/, /CallFailed|unexpected_answer|network_error/)
  const today = new Date(Date.now() - days * DAY_MS).toISOString().slice(0, 10)
  return claimant.hasFilledIn(newCardLike(cards.premiumUsa), CODE, { today, at })
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

/** Expects that the operator sees exactly one claim, with every answer and every file. */
export async function expectOneClaim(claim: StartedClaim, files: string[]) {
  const claims = await operator.findsByDateOfLoss(CODE, String(claim.answers.incident_details?.date_of_loss))
  expect(claims).toMatchObject([{ state: 'registered', claim_number: expect.any(String) }])
  const registered = await operator.opens(claims[0]?.claim_number ?? '')
  expect(registered.pages.map(({ page_key }) => page_key)).toEqual(Object.keys(claim.answers))
  expect(registered.documents.flatMap(({ file_name }) => file_name ?? [])).toEqual(files)
}
