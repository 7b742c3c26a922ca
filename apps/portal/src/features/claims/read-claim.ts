import type { Benefit, BenefitsResponse } from '@amparo/contract/benefits'
import { CallFailed } from '@amparo/contract/call'
import type { Application, ClaimPage } from '@amparo/contract/claim-forms'
import { findBenefit } from '@amparo/rules/benefits/find-benefit'
import { type IsoDate, localDay } from '@amparo/rules/dates/iso-date'
import { isLocale } from '@amparo/rules/locale/locales'
import { type Params, redirect } from 'react-router'
import { claimPath, RECEIPT_PAGE, REVIEW_PAGE } from '../../blocks/claim-drafts/claim-path.ts'
import { formOf } from '../../blocks/claim-drafts/form-of.ts'
import { prefetchOnce } from '../../platform/calls/query-client.ts'
import { countryPath, paths } from '../../platform/navigation/paths.ts'
import { benefitsQuery } from '../../queries/list-benefits.ts'
import { claimPagesQuery, type FormOf } from '../../queries/list-claim-pages.ts'
import { pageQuestionsQuery } from '../../queries/list-page-questions.ts'
import type { AppParts } from '../../session/app-parts.ts'
import { claimDrafts } from '../../session/drafts/claim-drafts.ts'
import type { Draft } from '../../session/drafts/draft.ts'
import { lostClaim } from '../../session/lost-claim.ts'
import type { Elsewhere } from '../../session/transfers/elsewhere.ts'
import { type Asked, askedWith } from './asked-with.ts'
import type { fitToForm as FitToForm } from './fit-to-form.ts'

/** Everything that a page of a claim needs. */
export type Claim = Asked & {
  draft: Draft
  benefit: Benefit
  card: BenefitsResponse
  form: FormOf
  /** What is asked if these are the answers. */
  askedWith: (application: Application) => Asked
  version: string
  /** The questions of the page in the address and of those that decide which pages are asked, or of all that are asked for the review. A claim that was sent has neither pages nor questions. */
  questions: readonly ClaimPage[]
  /** The questions could not be loaded (C-600). The page keeps its frame and says so. */
  isIncomplete?: boolean
}
export type RefusedClaim = { refusal: string; benefit: Benefit }
/** Another device has it. */
export type ClaimElsewhere = Pick<Claim, 'draft' | 'benefit' | 'card'> & { elsewhere: Elsewhere }
export type ClaimRead = Claim | RefusedClaim | ClaimElsewhere

const SUCCESS = paths.success.slice(1)
/** The pages of a claim that was sent. */
const afterwards = [SUCCESS, RECEIPT_PAGE]
const refusals = ['unable_to_verify_card', 'card_benefit_not_applicable', 'multiple_product_codes']

/** Finds the draft of the address on this device and loads its form, if it is still to be sent, before anything is rendered. */
export async function readClaim(app: AppParts, params: Params): Promise<ClaimRead> {
  const { platform, queries, session } = app
  const { countryCode = '', languageCode: locale, benefitCode = '', claimId = '', formPage } = params
  const holder = session.card()
  if (!isLocale(locale) || !holder) throw redirect('/')

  const card = await queries.ensureQueryData(benefitsQuery(platform, { panToken: holder.panToken, locale }))
  const benefit = findBenefit(card.benefits, benefitCode)
  const stored = await app.part(claimDrafts).get(claimId)
  const { draft, elsewhere } = stored?.transfer ? await asked(app, stored) : { draft: stored }
  const isMine = draft?.panTokenLast4 === holder.last4 && draft.benefit_code === benefit?.benefit_code
  // Unknown claims, and claims of another card, lead to the start page (C-128, C-X17).
  if (!benefit || !draft || !isMine) {
    app.part(lostClaim).set(true)
    throw redirect(countryPath(countryCode, locale, paths.claims))
  }
  // A claim that was sent has only its success page and receipt, and a draft has neither (C-130).
  const isAfter = formPage !== undefined && afterwards.includes(formPage)
  if (draft.claimNumber && !isAfter) throw redirect(claimPath(countryCode, locale, draft, SUCCESS))
  if (!draft.claimNumber && isAfter) throw redirect(claimPath(countryCode, locale, draft))

  if (elsewhere && !draft.claimNumber) return { draft, benefit, card, elsewhere }

  const opened = {
    draft,
    benefit,
    card,
    form: formOf(platform, { card: holder, benefit, locale, lossDay: asOf(draft) }),
  }
  if (draft.claimNumber) {
    // Nothing is asked any more. What was answered still decides which documents are needed.
    const sent: Asked = { pages: [], application: draft.application }
    return { ...opened, ...sent, askedWith: () => sent, version: '', questions: [] }
  }
  try {
    return await readForm(app, { ...opened, formPage })
  } catch (error) {
    if (isRefused(error)) return { refusal: error.code, benefit }
    throw error
  }
}

/** A claim that was sent stays as of the day it was begun: the benefit may have ended since. */
function asOf({ expiredBenefitTodayDate, claimNumber, createdAt }: Draft): IsoDate | undefined {
  return expiredBenefitTodayDate ?? (claimNumber ? localDay(new Date(createdAt)) : undefined)
}

function isRefused(error: unknown): error is CallFailed {
  return error instanceof CallFailed && refusals.includes(error.code)
}

type Opened = Pick<Claim, 'draft' | 'benefit' | 'card' | 'form'> & { formPage: string | undefined }

async function readForm(app: AppParts, { formPage, ...opened }: Opened): Promise<Claim> {
  const { platform, queries } = app
  const { form } = opened
  const questionsOf = (pageKey: string) => pageQuestionsQuery(platform, { ...form, pageKey })
  const { pages, version } = await queries.ensureQueryData(claimPagesQuery(platform, form))
  const keys = pages.map(({ page_key }) => page_key)
  const isChanged = opened.draft.version !== version
  const here = [formPage, ...pages.map(({ when }) => when?.page_key)]
  const wanted = isChanged || formPage === REVIEW_PAGE ? keys : keys.filter((key) => here.includes(key))
  const questions = await Promise.all(wanted.map((key) => queries.ensureQueryData(questionsOf(key)))).catch((error) => {
    if (isRefused(error)) throw error
    return null
  })
  const draft = isChanged && questions ? await fitted(app, opened.draft, questions, version) : opened.draft
  const askedNow = askedWith.bind(null, pages, questions, draft.hidden)
  const asked = askedNow(draft.application)
  const claim = { ...opened, draft, ...asked, askedWith: askedNow, version }
  if (!questions) return { ...claim, questions: [], isIncomplete: true }
  // The other pages are prefetched (C-550). If one fails, that is reported now and shown when the page is opened.
  for (const key of keys) void prefetchOnce(queries, questionsOf(key))

  const isAsked = ({ page_key }: ClaimPage) => asked.pages.some((page) => page.page_key === page_key)
  return { ...claim, questions: questions.filter(isAsked) }
}

/** Loaded on demand, since a form rarely changes while somebody fills it in. */
async function fitted(...given: Parameters<typeof FitToForm>) {
  const { fitToForm } = await import('./fit-to-form.ts')
  return fitToForm(...given)
}

/** What another device has done with it. Loaded on demand: few drafts are on two devices. */
async function asked(app: AppParts, draft: Draft): Promise<{ draft: Draft; elsewhere?: Elsewhere | null }> {
  const { askElsewhere } = await import('../../blocks/continue-elsewhere/ask-elsewhere.ts')
  return askElsewhere(app, draft)
}
