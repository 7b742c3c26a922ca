import type { DemoCard } from '@amparo/catalogue/demo/demo-cards'
import type { Locale } from '@amparo/rules/locale/locales'
import type { Locator, Page } from '@playwright/test'
import { content } from '../../content.ts'
import { benefitPage } from '../../pages/benefit-page.ts'
import { guidePage } from '../../pages/guide-page.ts'
import { cards } from '../../people.ts'
import { shownText } from '../../shown-text.ts'
import { expect, test } from '../../story.ts'

test('in Brazil the guide is a PDF in the language of the page [P-269]', async ({ cardholder, page }) => {
  await cardholder.startsSession(cards.blackBrazil)
  for (const locale of ['pt_BR', 'en_LAC'] as const) {
    await cardholder.opens(cards.blackBrazil, 'benefits/MEX', { locale })
    await expectPdf(page, benefitPage(page, locale).guide, new RegExp(`/bra/hbk/mex\\.${locale}\\.pdf$`, 'i'))
  }
})

test('in India the guide and the claim form are PDFs, and the form is sent by e-mail [P-250, P-251, P-270, C-577]', async ({
  cardholder,
  page,
}) => {
  const { actions, guide, startClaim, text } = benefitPage(page, 'en_AP')
  const { claim_form_url = '' } = content('benefit-details', 'en_AP')['purchase-protection']
  await cardholder.startsSession(cards.india)
  await cardholder.opens(cards.india, 'benefits/PUR', { locale: 'en_AP' })

  await expectPdf(page, guide, /\/ind\/hcl\/pur\.en_ap\.pdf$/)
  await expectPdf(page, actions.getByRole('link', { name: text.download_form }), /\/ind\/pur\.pdf$/)
  const download = page.waitForEvent('download')
  await actions.getByRole('link', { name: text.download_form }).click()
  expect((await download).suggestedFilename()).toBe('pur.pdf')
  await expect(actions.getByRole('link', { name: text.send_form })).toHaveAttribute('href', claim_form_url)
  expect(claim_form_url).toMatch(/^mailto:/)
  await expect(startClaim).toHaveCount(0)
})

test('in Asia-Pacific the guide shows the benefit’s terms; Saudi Arabia has no guide link [P-271, P-272]', async ({
  cardholder,
  page,
}) => {
  await cardholder.startsSession(cards.thailand)
  await cardholder.opens(cards.thailand, 'benefits/PUR', { locale: 'th_TH' })
  await benefitPage(page, 'th_TH').guide.click()
  await guidePage(page, 'th_TH').arrives(content('benefits', 'th_TH').pur.name)

  await cardholder.startsSession(cards.saudi)
  await cardholder.opens(cards.saudi, 'benefits/PUR', { locale: 'ar_EEMEA' })
  await benefitPage(page, 'ar_EEMEA').arrives(content('benefits', 'ar_EEMEA').pur.name)
  await expect(benefitPage(page, 'ar_EEMEA').guide).toHaveCount(0)
})

test('issuer and plan decide the texts of CEL and MEX; an unlisted issuer and CID 29990 have no guide [P-216, P-217, P-219, P-266, P-268, P-273, P-274]', async ({
  cardholder,
  page,
}) => {
  const leads = new Set<string>()
  for (const [card, code, entry, hasGuide] of [
    [cards.phoneList1, 'CEL', 'cellphone-protection', true],
    [cards.phoneList2, 'CEL', 'cellphone-protection-plus', true],
    [cards.phoneList3, 'CEL', 'cellphone-protection-premium', true],
    [cards.phoneInNoList, 'CEL', 'cell-phone', false],
    [cards.blackMexico, 'MEX', 'masterassist-black', true],
    [cards.plusMexico, 'MEX', 'masterassist-plus', true],
    [cards.phoneList1, 'CID', 'identity-help', true],
    [cards.identity29990, 'CID', 'identity-help', false],
  ] as const) {
    const locale = languageOf(card)
    const { lead, guide } = benefitPage(page, locale)
    await cardholder.startsSession(card)
    await cardholder.opens(card, `benefits/${code}`, { locale })
    await expect(lead).toHaveText(shownText(content('benefit-details', locale)[entry].short_description))
    await expect(guide).toHaveCount(hasGuide ? 1 : 0)
    leads.add(await lead.innerText())
  }
  expect(leads.size).toBe(7)
})

/** Checks that a link leads to a PDF. */
async function expectPdf(page: Page, link: Locator, address: RegExp) {
  await expect(link).toHaveAttribute('href', address)
  const answer = await page.request.get((await link.getAttribute('href')) ?? '')
  expect(answer.status()).toBe(200)
  expect(answer.headers()['content-type']).toBe('application/pdf')
  expect((await answer.body()).subarray(0, 5).toString()).toBe('%PDF-')
}

const languageOf = ({ country }: DemoCard): Locale => (country === 'MEX' ? 'es_LAC' : 'en_US')
