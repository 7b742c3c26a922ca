import { test as base, expect } from '@playwright/test'
import { type Guard, watch } from './guard.ts'
import { chooseConsent, consentState } from './src/consent-state.ts'
import { origins } from './src/origins.ts'
import { randomAddress } from './src/random-address.ts'
import { type Cardholder, cardholderAt } from './steps/cardholder.ts'
import { type Claimant, claimantAt } from './steps/claimant.ts'
import { type Payee, payeeAt } from './steps/payee.ts'
import { type StatusChecker, statusCheckerAt } from './steps/status-checker.ts'

type Fixtures = {
  isConsentUndecided: boolean
  guard: Guard
  cardholder: Cardholder
  claimant: Claimant
  statusChecker: StatusChecker
  payee: Payee
}

/**
 * Every story starts with the cookie choice made (unless it is about that), is watched by the guard, and has its own IP address, so that its wrong
 * tries lock out no other story.
 */
export const test = base.extend<Fixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture names from the braces.
  extraHTTPHeaders: async ({}, use) => use({ 'x-forwarded-for': randomAddress() }),
  isConsentUndecided: [false, { option: true }],
  guard: [
    async ({ context, isConsentUndecided }, use) => {
      if (!isConsentUndecided) await context.addInitScript(chooseConsent, [consentState(origins)] as const)
      const guard = await watch(context)
      await use(guard)
      expect(guard.findings()).toEqual([])
    },
    { auto: true },
  ],
  cardholder: async ({ page }, use) => use(cardholderAt(page)),
  claimant: async ({ page }, use) => use(claimantAt(page)),
  statusChecker: async ({ page }, use) => use(statusCheckerAt(page)),
  payee: async ({ page }, use) => use(payeeAt(page)),
})

export { expect }
