import type { Page, Route } from '@playwright/test'
import { content } from '../../content.ts'
import { benefitsPage } from '../../pages/benefits-page.ts'
import { loginPage } from '../../pages/login-page.ts'
import { shell } from '../../pages/shell.ts'
import { cardShowing, cards } from '../../people.ts'
import { origins } from '../../src/origins.ts'
import { cardholderAt } from '../../steps/cardholder.ts'
import { expect, test } from '../../story.ts'

const { oneBenefit } = cards
const errors = content('login-errors')

test('a vault that is down shows an error, and a second try works', async ({ cardholder, page, guard }) => {
  guard.tolerates(/ERR_FAILED/)
  const { frameFailed, frameRetry, heading, frameReady, frameBox } = loginPage(page)
  await page.route(`${origins.vault}/**`, (route) => route.abort())
  await page.goto('/')
  await expect(heading).toBeVisible()
  await expect(frameFailed).toBeVisible()
  await expect(frameBox).toBeHidden()

  await page.unroute(`${origins.vault}/**`)
  await frameRetry.click()
  await expect(frameReady).toBeVisible()
  await expect(frameFailed).toHaveCount(0)
  await cardholder.types(oneBenefit.number)
  await cardholder.submits()
  await cardholder.landsOnBenefits(oneBenefit)
})

test('a vault that does not answer, fails or is busy shows an error without a phone number, and the card number stays [P-462]', async ({
  cardholder,
  page,
  guard,
}) => {
  guard.tolerates(/ERR_FAILED/, /status of (?:500|429)/)
  const { refusal, number } = loginPage(page)
  const tokenCall = `${origins.vault}/api/cardholder/v1/token/`
  await cardholder.opensLogin()
  await cardholder.types(oneBenefit.number)
  for (const status of [null, 500, 429])
    await test.step(`status ${status}`, async () => {
      await page.route(tokenCall, (route) => failWith(route, status))
      await asks(page, tokenCall)
      await expect(refusal).toContainText(errors['global-error-without-phone-number'].title)
      await expect(refusal).not.toContainText('555')
      await expect(number).toHaveValue(oneBenefit.number)
      await page.unroute(tokenCall)
    })
  await cardholder.submits()
  await cardholder.landsOnBenefits(oneBenefit)
})

test('an API that cannot be reached or fails shows the global error, and the card number stays [P-455]', async ({
  cardholder,
  page,
  guard,
}) => {
  guard.tolerates(/ERR_FAILED/, /status of 500/)
  const { refusal, number } = loginPage(page)
  const benefitsCall = '**/api/cardholder/v1/benefits/'
  await cardholder.opensLogin()
  await cardholder.types(oneBenefit.number)
  for (const status of [null, 500])
    await test.step(`status ${status}`, async () => {
      await page.route(benefitsCall, (route) => failWith(route, status))
      await asks(page, benefitsCall)
      await expect(refusal).toContainText(errors['global-error'].title)
      await expect(number).toHaveValue(oneBenefit.number)
      await page.unroute(benefitsCall)
    })
  await cardholder.submits()
  await cardholder.landsOnBenefits(oneBenefit)
})

test('benefits content that is missing or malformed shows one error message, and a second try works', async ({
  cardholder,
  page,
  guard,
}) => {
  guard.tolerates(/status of 404/, /ContentError/)
  const { errorHeading, errorRetry } = shell(page)
  const slug = '**/content/en_US/benefits-home.json'
  await cardholder.startsSession(oneBenefit)
  for (const [status, body] of [
    [404, '{}'],
    [200, '[oops'],
  ] as const)
    await test.step(`${status} ${body}`, async () => {
      await page.route(slug, (route) => route.fulfill({ status, body, contentType: 'application/json' }))
      await cardholder.opens(oneBenefit, 'benefits')
      await expect(errorHeading).toBeVisible()

      await page.unroute(slug)
      await errorRetry.click()
      await cardholder.landsOnBenefits(oneBenefit)
      await expect(benefitsPage(page).names).toHaveCount(1)
    })
})

test('if the text of a refusal fails to load, the form stays usable and the text can be loaded again', async ({
  cardholder,
  page,
  guard,
}) => {
  guard.tolerates(/status of (?:422|500)/, /ContentError/)
  const { notLoaded, tryAgain } = shell(page)
  const { refusal, submit } = loginPage(page)
  const slug = '**/content/en_US/login-errors.json'
  await page.route(slug, (route) => route.fulfill({ status: 500, body: '{}' }))
  await cardholder.opensLogin()
  await cardholder.types(cardShowing('Refusal unable_to_verify_card').number)
  await cardholder.submits()
  await expect(notLoaded).toBeVisible()
  await expect(submit).toBeEnabled()

  await page.unroute(slug)
  await tryAgain.click()
  await expect(refusal).toContainText(errors['invalid-card-number'].title)
})

/** Submits, and waits for the call: by then, the message of the last try is gone. */
async function asks(page: Page, call: string) {
  const asked = page.waitForRequest(call)
  await cardholderAt(page).submits()
  await asked
}

/** Aborts a call, or answers it with a status. */
function failWith(route: Route, status: number | null) {
  return status === null ? route.abort() : route.fulfill({ status, body: 'no' })
}
