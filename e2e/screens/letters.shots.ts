import { expect } from '@playwright/test'
import { content } from '../content.ts'
import { benefitPage } from '../pages/benefit-page.ts'
import { shell } from '../pages/shell.ts'
import { cardShowing, cards } from '../people.ts'
import { travelForm } from '../src/travel-form.ts'
import { cardholderAt } from '../steps/cardholder.ts'
import { hasLetter } from '../steps/has-letter.ts'
import { type ShownLocale, walk } from './walk.ts'

const isWindow = true
/** The cards with a travel letter. Brazil has none. */
const travelCards = {
  en_US: cardShowing('Travel card of the USA'),
  ar_EEMEA: cards.saudi,
  th_TH: cardShowing('Standard card of Thailand'),
  zh_CN: cards.china,
}

walk(
  'a travel letter',
  async ({ page, locale, take }) => {
    const card = travelCards[locale as keyof typeof travelCards]
    const text = content('letter-forms', locale)
    const cardholder = cardholderAt(page)
    const { actions, text: labels } = benefitPage(page, locale)
    const { dialog } = shell(page, locale)
    await cardholder.startsSession(card)
    await hasLetter(page, card, { kind: 'ap-certificate', benefitCode: 'TIN', form: travelForm })
    await cardholder.opens(card, 'benefits/TIN', { locale })
    await actions.getByRole('button', { name: labels.travel_letter }).click()
    await expect(dialog).toHaveAccessibleName(text.travel_title)
    await take('letter-form', 'empty', { isWindow })
    await dialog.getByRole('button', { name: text.make_letter }).click()
    await expect(dialog.locator('.error-summary')).toBeVisible()
    await take('letter-form', 'errors', { isWindow })
    await cardholder.opens(card, 'benefits/TIN/ap-certificate', { locale })
    await expect(page.getByRole('article').first()).toBeVisible()
    await take('letter', 'page')
    await hasLetter(page, card, { kind: 'ap-certificate', benefitCode: 'TIN', form: travelForm, code: '7K3MP0QX2WVD' })
    await page.reload()
    await expect(page.locator('[data-qr]').first()).toBeVisible()
    await take('letter', 'with-code')
  },
  { locales: Object.keys(travelCards) as ShownLocale[] },
)

walk(
  'the insurer’s site or Brazil’s insurance ticket',
  async ({ page, locale, card, take }) => {
    const cardholder = cardholderAt(page)
    const { actions, text } = benefitPage(page, locale)
    await cardholder.startsSession(card)
    await cardholder.opens(card, 'benefits/TIR', { locale })
    await actions.getByRole('button', { name: text.travel_letter }).click()
    await expect(shell(page, locale).dialog).toBeVisible()
    await take('letter-form', 'other-site', { isWindow })
  },
  { locales: ['pt_BR', 'th_TH', 'zh_CN'] },
)
