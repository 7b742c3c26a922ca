import type { BrowserContext, Page } from '@playwright/test'
import { content } from '../../content.ts'
import { benefitPage } from '../../pages/benefit-page.ts'
import { shell } from '../../pages/shell.ts'
import { cardShowing, cards } from '../../people.ts'
import { hasLetter } from '../../steps/has-letter.ts'
import { expect, test } from '../../story.ts'

// The portal calls the vault here, and the CORS policy of the vault does not allow the extra header.
test.use({ extraHTTPHeaders: {} })

const thailand = cardShowing('Premium card of Thailand')
const malaysia = cardShowing('Premium card of Malaysia')
const philippines = cardShowing('Premium card of the Philippines')
const answer = { contentType: 'text/html', body: '<title>Insurer</title>' }

/** The insurer's sites do not exist. */
async function hasSites(context: BrowserContext) {
  await context.route(/tervanta\.example/, (route) => route.fulfill(answer))
}

const parameters = (page: Page) => Object.fromEntries(new URL(page.url()).searchParams)

test('somebody with TIR chooses, confirms and leaves for the insurer’s site [C-401 to C-409, C-413, C-417, P-264]', async ({
  cardholder,
  context,
  guard,
  page,
}) => {
  guard.tolerates(/tervanta\.example/)
  await hasSites(context)
  for (const [card, locale, action, step, lang] of [
    [thailand, 'th_TH', 'travel_letter', 'travel', 'th'],
    [malaysia, 'ms_MY', 'register', 'mwi', 'en'],
  ] as const) {
    const text = content('letter-forms', locale)
    const { actions, text: labels } = benefitPage(page, locale)
    const { dialog } = shell(page)
    await cardholder.startsSession(card)
    await cardholder.opens(card, 'benefits/TIR', { locale })
    await actions.getByRole('button', { name: labels[action] }).click()
    await dialog.getByRole('button', { name: text.tir_stay }).click()
    await expect(dialog).toHaveCount(0)

    await actions.getByRole('button', { name: labels[action] }).click()
    await dialog.getByRole('button', { name: text.tir_leave }).click()
    await expect(page).toHaveURL(/^https:\/\/travel\.tervanta\.example/)
    const { token, benefitID, ...rest } = parameters(page)
    expect(rest).toEqual({ application: 'card-benefits', step, Country: card.country, Benefit: 'TIR', lang })
    expect(benefitID).toBeTruthy()
    expect(Buffer.from(token ?? '', 'base64').toString()).toMatch(/^\d{4}-\d\d-\d\dT[\d:]{8}Z$/)
    // The app's session storage is that of its origin.
    await page.goto('/healthz')
  }
})

test('Brazil’s insurance ticket is at the address from the API, or else opens in a new tab [C-418, C-419, C-420, C-421]', async ({
  cardholder,
  context,
  guard,
  page,
}) => {
  guard.tolerates(/tervanta\.example|provider\.example/, /status of 500/)
  await hasSites(context)
  await context.route('https://provider.example/**', (route) => route.fulfill(answer))
  const locale = 'pt_BR'
  const text = content('letter-forms', locale)
  const { actions, text: labels } = benefitPage(page, locale)
  const { dialog } = shell(page)
  const open = () => actions.getByRole('button', { name: labels.travel_letter }).click()
  let isDown = true
  await page.route('**/travel_document_redirect', (route) =>
    isDown
      ? route.fulfill({ status: 500 })
      : route.fulfill({ json: { redirect_url: 'https://provider.example/ticket' } }),
  )
  await cardholder.startsSession(cards.blackBrazil)
  await cardholder.opens(cards.blackBrazil, 'benefits/TIR', { locale })
  await open()
  await expect(dialog).toHaveAccessibleName(text.ticket_title)
  await dialog.getByRole('button', { name: text.ticket_cancel }).click()
  await expect(dialog).toHaveCount(0)

  await open()
  const newTab = context.waitForEvent('page')
  await dialog.getByRole('button', { name: text.ticket_confirm }).click()
  await expect(await newTab).toHaveURL(/^https:\/\/bilhete\.tervanta\.example/)
  await expect(page).toHaveURL(/\/bra\/pt_BR\/benefits\/TIR$/)

  isDown = false
  await open()
  await dialog.getByRole('button', { name: text.ticket_confirm }).click()
  await expect(page).toHaveURL('https://provider.example/ticket')
})

test('Brazil and the Philippines have no letters, not even by a typed address [C-326, C-327, C-328]', async ({
  cardholder,
  page,
}) => {
  const person = { firstName: 'Ana', lastName: 'Lima', email: 'ana@example.com', phoneNumber: '+551155501234' }
  const trip = { origin: 'PHL', destination: 'PRT', departureDate: '2030-12-01', returnDate: '' }
  const traveller = { nationality: 'PHL', dob: '1990-05-04', cardholderRelationship: 'cardholder' }
  for (const [card, locale, benefitCode, kind] of [
    [cards.blackBrazil, 'pt_BR', 'MEX', 'mex-certificate'],
    [philippines, 'en_AP', 'CDW', 'cdw-certificate'],
    [cardShowing('Standard card of the Philippines'), 'en_AP', 'TIN', 'ap-certificate'],
  ] as const) {
    await cardholder.startsSession(card)
    const form = { ...person, ...trip, ...traveller, rentalCountry: 'PRT' }
    await hasLetter(page, card, { kind, benefitCode, form })
    await cardholder.opens(card, `benefits/${benefitCode}/${kind}`, { locale })
    await expect(page).toHaveURL(`/${card.country.toLowerCase()}/${locale}/benefits/${benefitCode}`)
    await page.goBack()
    await expect(page).not.toHaveURL(/certificate/)
    await page.goto('/healthz')
  }
})
