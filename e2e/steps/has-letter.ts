import type { DemoCard } from '@amparo/catalogue/demo/demo-cards'
import type { Page } from '@playwright/test'
import { last4Of } from '../people.ts'
import { storeLetter } from '../src/store-letter.ts'

/** As if the letter had been made in this session. */
export async function hasLetter(
  page: Page,
  card: DemoCard,
  parts: { kind: string; benefitCode: string; form: object; code?: string },
) {
  const number = `${last4Of(card)}17948736000004321`
  await storeLetter(page, { number, code: null, issuedOn: '2026-11-16', values: {}, toSend: null, ...parts })
}
