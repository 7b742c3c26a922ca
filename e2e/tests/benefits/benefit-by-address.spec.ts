import type { BenefitsResponse } from '@amparo/contract/benefits'
import { content } from '../../content.ts'
import { benefitPage } from '../../pages/benefit-page.ts'
import { benefitsPage } from '../../pages/benefits-page.ts'
import { loginPage } from '../../pages/login-page.ts'
import { shell } from '../../pages/shell.ts'
import { cards } from '../../people.ts'
import { expect, test } from '../../story.ts'
import { watchHeadings } from '../../watch-headings.ts'

test('the address of a benefit the card cannot open goes straight to the list, and that of a missing guide to the benefit [P-230, P-272, P-279]', async ({
  cardholder,
  page,
}) => {
  const headings = await watchHeadings(page)
  await cardholder.startsSession(cards.hiddenBenefit)
  await cardholder.opens(cards.hiddenBenefit, 'benefits/CID')
  await cardholder.landsOnBenefits(cards.hiddenBenefit)
  expect(await headings()).toEqual([await benefitsPage(page).heading.innerText()])

  // A country without guides hides them at their address too.
  const locale = 'ar_EEMEA'
  const { name } = content('benefits', locale).pur
  await cardholder.startsSession(cards.saudi)
  await cardholder.opens(cards.saudi, 'benefits/PUR/guide', { locale })
  await expect(page).toHaveURL('/sau/ar_EEMEA/benefits/PUR')
  await benefitPage(page, locale).arrives(name)
  expect(await headings()).toEqual([name])
})

test('any other path under a benefit goes straight to card entry [P-248]', async ({ cardholder, page }) => {
  const headings = await watchHeadings(page)
  await cardholder.startsSession(cards.oneBenefit)
  await cardholder.opens(cards.oneBenefit, 'benefits/PUR/anything/else')

  await expect(page).toHaveURL('/')
  await loginPage(page).arrives()
  expect(await headings()).toEqual([loginPage(page).text.title])
})

test('after a language change, a benefit missing from the new answer gives way to the list [P-228, P-229]', async ({
  cardholder,
  page,
}) => {
  const { name } = content('benefits', 'pt_BR').pur
  const headings = await watchHeadings(page)
  await cardholder.startsSession(cards.brazil)
  await cardholder.opens(cards.brazil, 'benefits/PUR', { locale: 'pt_BR' })
  await benefitPage(page, 'pt_BR').arrives(name)

  await page.route('**/api/cardholder/v1/benefits/', async (route) => {
    const response = await route.fetch()
    const answer: BenefitsResponse = await response.json()
    const benefits = answer.benefits.filter(({ benefit_code }) => benefit_code !== 'PUR')
    await route.fulfill({ response, json: { ...answer, benefits } })
  })
  await shell(page, 'pt_BR').language.selectOption('en_LAC')

  await cardholder.landsOnBenefits(cards.brazil, { locale: 'en_LAC' })
  await expect(benefitsPage(page, 'en_LAC').names).toHaveCount(3)
  const list = await benefitsPage(page, 'en_LAC').heading.innerText()
  expect(await headings()).toEqual([name, list])
})
