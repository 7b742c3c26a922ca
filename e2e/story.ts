import { test as base, expect } from '@playwright/test'
import { type Guard, watch } from './guard.ts'
import { type Cardholder, cardholderAt } from './steps/cardholder.ts'
import { type Claimant, claimantAt } from './steps/claimant.ts'

type Fixtures = { guard: Guard; cardholder: Cardholder; claimant: Claimant }

/** Every story has a cardholder, and somebody who watches. */
export const test = base.extend<Fixtures>({
  guard: [
    async ({ context }, use) => {
      const guard = await watch(context)
      await use(guard)
      expect(guard.findings()).toEqual([])
    },
    { auto: true },
  ],
  cardholder: async ({ page }, use) => use(cardholderAt(page)),
  claimant: async ({ page }, use) => use(claimantAt(page)),
})

export { expect }
