import type { DemoCard } from '@amparo/catalogue/demo/demo-cards'
import type { Application, ClaimPage, PageAnswers } from '@amparo/contract/claim-forms'
import { defaultLocale, type Locale } from '@amparo/rules/locale/locales'
import { expect, type Page } from '@playwright/test'
import { claimDefinition, validAnswers } from '../claim-definition.ts'
import { claimDocumentsPage } from '../pages/claim-documents-page.ts'
import { claimFormPage } from '../pages/claim-form-page.ts'
import { claimReviewPage } from '../pages/claim-review-page.ts'
import { claimStartPage } from '../pages/claim-start-page.ts'
import { claimSubmission } from '../pages/claim-submission.ts'
import { answerPage } from './answer-question.ts'
import { cardholderAt } from './cardholder.ts'
import { changeDraft } from './change-draft.ts'
import { goInApp } from './go-in-app.ts'
import { verifyPhone } from './verify-phone.ts'

type Entry = { locale?: Locale }
type Filled = Entry & { at?: string; today?: string; prefer?: Readonly<Record<string, string>> }
export type StartedClaim = { pages: ClaimPage[]; answers: Application; locale: Locale }

/** What a person does to make a claim. */
export function claimantAt(page: Page) {
  const cardholder = cardholderAt(page)
  const self = {
    /** Opens the first page of a form. Returns valid answers for all pages. */
    async starts(card: DemoCard, code: string, { locale = defaultLocale }: Entry = {}): Promise<StartedClaim> {
      const definition = claimDefinition(page)
      await cardholder.startsSession(card)
      await cardholder.opens(card, `claims/${code}`, { locale })
      await self.answersBeforeForm(card, code, { locale })
      return self.readsForm(card, definition, { locale })
    },
    /** As `starts`, in the session of an earlier claim, without loading the portal again. */
    async startsAnother(card: DemoCard, code: string): Promise<StartedClaim> {
      const definition = claimDefinition(page)
      await goInApp(page, `/${card.country.toLowerCase()}/${defaultLocale}/claims/${code}`)
      await self.answersBeforeForm(card, code)
      return self.readsForm(card, definition)
    },
    /** Answers the dialogs that some forms show first. */
    async answersBeforeForm({ country }: DemoCard, code: string, { locale = defaultLocale }: Entry = {}) {
      const { agree, yes } = claimStartPage(page, locale)
      if (code === 'CEL') await verifyPhone(page, locale)
      if (country === 'USA' && ['CDW', 'CEL'].includes(code)) await agree.click()
      if (code === 'CWD') await yes.click()
    },
    /** Waits for the first page of the form that `definition` recorded. Returns valid answers for all pages. */
    async readsForm(
      { country }: DemoCard,
      definition: ReturnType<typeof claimDefinition>,
      { locale = defaultLocale }: Entry = {},
    ): Promise<StartedClaim> {
      const pages = await definition.pages()
      const answers = validAnswers(pages, { today: definition.today(), locale, country })
      await self.arrivesAt(pages[0])

      return { pages, answers, locale }
    },
    async arrivesAt(definition: ClaimPage | undefined) {
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText(definition?.title ?? '')
    },
    async answers({ pages, answers, locale }: StartedClaim, pageKey: string) {
      const definition = pages.find(({ page_key }) => page_key === pageKey)
      if (definition) await answerPage(page, definition, answers[pageKey] ?? {}, locale)
    },
    /** Saves and continues. Returns the answers sent to the server. */
    async continues({ locale }: Pick<StartedClaim, 'locale'>): Promise<Application> {
      const sent = page.waitForRequest('**/claims/questions/validate/')
      await claimFormPage(page, locale).continue.click()
      return (await sent).postDataJSON().application
    },
    /** Fills in one page and continues, and checks that the entered answers are sent. */
    async fillsIn(claim: StartedClaim, pageKey: string) {
      await self.arrivesAt(claim.pages.find(({ page_key }) => page_key === pageKey))
      await self.answers(claim, pageKey)
      const entered: PageAnswers | undefined = claim.answers[pageKey]
      expect((await self.continues(claim))[pageKey], pageKey).toEqual(entered)
    },
    /** Opens a page of the claim, as a link in the claim does. */
    async goesTo(pageKey: string) {
      await goInApp(page, `${addressOfClaim(page)}/${pageKey}`, { isWithinClaim: true })
    },
    /** Fills in some pages and goes to the review. The other pages are already answered, because other stories fill them in. */
    async fillsInOnly(claim: StartedClaim, keys: readonly string[]) {
      const others = Object.entries(claim.answers).filter(([key]) => !keys.includes(key))
      const address = addressOfClaim(page)
      await changeDraft(page, { application: Object.fromEntries(others) })
      for (const key of keys) {
        await self.goesTo(key)
        await self.fillsIn(claim, key)
        await expect(page).not.toHaveURL(`${address}/${key}`)
      }
      await self.goesTo('review_and_submit')
      await expect(claimReviewPage(page, claim.locale).heading).toBeVisible()
    },
    /**
     * Opens the documents, or another step, of a claim whose form is filled in, for stories about later steps. Another `today` changes all dates,
     * which makes it a claim for another loss.
     */
    async hasFilledIn(card: DemoCard, code: string, filled: Filled = {}): Promise<StartedClaim> {
      const { locale = defaultLocale, at = 'documents', prefer = {} } = filled
      const claim = await self.starts(card, code, { locale })
      const today = filled.today ?? new Date().toISOString().slice(0, 10)
      const answers = validAnswers(claim.pages, { today, locale, country: card.country, prefer })
      const donePages = Object.keys(answers)
      await changeDraft(page, { application: answers, donePages, savedForLaterPageKey: at })
      await goInApp(page, addressOfClaim(page))
      await expect(page).toHaveURL(new RegExp(`/${at}$`))

      return { ...claim, answers }
    },
    /** Continues to the review without files: missing documents can follow later [C-160]. */
    async skipsDocuments({ locale }: Pick<StartedClaim, 'locale'>) {
      const {
        heading,
        notice,
        understood,
        continue: continueButton,
        continueWithout,
      } = claimDocumentsPage(page, locale)
      const review = claimReviewPage(page, locale).heading
      await expect(heading).toBeVisible()
      if (await notice.isVisible()) await understood.click()
      await continueButton.click()
      await expect(continueWithout.or(review)).toBeVisible()
      if (await continueWithout.isVisible()) await continueWithout.click()
      await expect(review).toBeVisible()
    },
    /** Sends the claim from the review and returns its number [C-145, C-185, C-188]. */
    async sends({ locale }: Pick<StartedClaim, 'locale'>): Promise<string> {
      const { finish, confirm, successHeading, number } = claimSubmission(page, locale)
      await finish.click()
      await confirm.click()
      await expect(successHeading).toBeVisible()
      return number.innerText()
    },
  }
  return self
}
/** The address of the claim that a page of it shows. */
function addressOfClaim(page: Page): string {
  return new URL(page.url()).pathname.replace(/\/\w+$/, '')
}

export type Claimant = ReturnType<typeof claimantAt>
