import type { BenefitsResponse } from '@amparo/contract/benefits'
import type { Page } from '@playwright/test'

/** Waits for the next response with the benefits of a card. */
export async function benefitsAnswer(page: Page): Promise<BenefitsResponse> {
  return (await page.waitForResponse('**/api/cardholder/v1/benefits/')).json()
}
