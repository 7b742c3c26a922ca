import type { Page, Request } from '@playwright/test'
import { cards, digitsOf } from '../../people.ts'
import { origins } from '../../src/origins.ts'
import { expect, test } from '../../story.ts'

const { premiumUsa } = cards
const numbers = [premiumUsa.number, digitsOf(premiumUsa), premiumUsa.number.replaceAll(' ', '-')]
const holdsNumber = (text: string) => numbers.some((number) => text.includes(number))

test('the card number is sent in one request only, the token call to the vault, and the page itself never has access to it [P-130, P-131, P-403]', async ({
  cardholder,
  context,
  page,
}) => {
  const withNumber: Request[] = []
  context.on('request', (request) => {
    const parts = [decodeURIComponent(request.url()), request.postData() ?? '', JSON.stringify(request.headers())]
    if (holdsNumber(parts.join())) withNumber.push(request)
  })

  await cardholder.opensLogin()
  await cardholder.types(premiumUsa.number)
  expect(holdsNumber(await everythingReadableBy(page))).toBe(false)
  await cardholder.submits()
  await cardholder.landsOnBenefits(premiumUsa)
  expect(holdsNumber(await everythingReadableBy(page))).toBe(false)
  await cardholder.logsOut()

  expect(withNumber.map((request) => `${request.method()} ${request.url()}`)).toEqual([
    `POST ${origins.vault}/api/cardholder/v1/token/`,
  ])
})

/** The document and its field values, the address, the history, and all storage. */
async function everythingReadableBy(page: Page): Promise<string> {
  const inPage = await page.evaluate(async () =>
    JSON.stringify([
      document.documentElement.outerHTML,
      [...document.querySelectorAll('input, select, textarea')].map((field) => (field as HTMLInputElement).value),
      location.href,
      history.state,
      performance.getEntries().map(({ name }) => name),
      { ...localStorage },
      { ...sessionStorage },
      document.cookie,
      await indexedDB.databases(),
      await caches.keys(),
    ]),
  )
  return inPage + JSON.stringify(await page.context().storageState())
}
