import { expect, type Page, test } from '@playwright/test'
import { anotherOf } from '../another-card.ts'
import type { Guard } from '../guard.ts'
import { cards } from '../people.ts'
import { breakLine, type LineFault, lineFaults } from './break-line.ts'
import type { Claimant, StartedClaim } from './claimant.ts'
import { operator } from './operator.ts'

/** Only the stories of faults send one, each of a day of its own, so that the operator can count them by their day. */
const CODE = 'PRI'
export const REVIEW = 'review_and_submit'
const DAY_MS = 86_400_000

type Begin = { claimant: Claimant; guard: Guard; days: number; at?: string }

/** A claim of a day of its own, on a line that will break. */
export function begins({ claimant, guard, days, at = 'documents' }: Begin): Promise<StartedClaim> {
  guard.tolerates(/ERR_CONNECTION_RESET/, /status of 500/, /CallFailed|unexpected_answer|network_error/)
  const today = new Date(Date.now() - days * DAY_MS).toISOString().slice(0, 10)
  return claimant.hasFilledIn(anotherOf(cards.premiumUsa), CODE, { today, at })
}

type Meeting = {
  act: (turn: { isFirst: boolean }) => Promise<unknown>
  /** What the person sees of it. */
  told: (fault: LineFault) => Promise<unknown>
  mended?: () => Promise<unknown>
}

/** All that can happen to a call, one after the other. */
export async function eachFault(page: Page, url: string, { act, told, mended }: Meeting) {
  for (const fault of lineFaults)
    await test.step(fault, async () => {
      const { met, mend } = await breakLine(page, url, () => fault)
      await act({ isFirst: fault === lineFaults[0] })
      await expect.poll(met).toBeGreaterThan(0)
      await told(fault)
      await mend()
      await mended?.()
    })
}

export async function endsAsOne(claimant: Claimant, claim: StartedClaim, files: string[] = []) {
  await claimant.sends(claim)
  await isOne(claim, files)
}

/** Whatever the person went through, the operator has one claim with every answer and every file. */
export async function isOne(claim: StartedClaim, files: string[]) {
  const claims = await operator.findsOfDay(CODE, String(claim.answers.incident_details?.date_of_loss))
  expect(claims).toMatchObject([{ state: 'registered', claim_number: expect.any(String) }])
  const kept = await operator.looksAt(claims[0]?.claim_number ?? '')
  expect(kept.pages.map(({ page_key }) => page_key)).toEqual(Object.keys(claim.answers))
  expect(kept.documents.flatMap(({ file_name }) => file_name ?? [])).toEqual(files)
}
