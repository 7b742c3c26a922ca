import type { Benefit } from '@amparo/contract/benefits'
import type { IsoDate } from '@amparo/rules/dates/iso-date'
import type { Locale } from '@amparo/rules/locale/locales'
import { claimPagesQuery } from '../../queries/list-claim-pages.ts'
import { pageQuestionsQuery } from '../../queries/list-page-questions.ts'
import type { AppParts } from '../../session/app-parts.ts'
import type { Card } from '../../session/card-session.ts'
import { claimDrafts } from '../../session/drafts/claim-drafts.ts'
import type { Draft } from '../../session/drafts/draft.ts'
import { readPrefill } from '../../session/prefill.ts'
import { dateOfLoss } from '../../session/session-fields.ts'
import type { VerifiedPhone } from '../phone-verification/phone-types.ts'
import { formOf } from './form-of.ts'
import { type Known, placeAnswers } from './place-answers.ts'

export type NewClaim = {
  card: Card
  benefit: Benefit
  locale: Locale
  /** The day of loss that was entered for a benefit that has ended or changed (C-018). */
  lossDay?: IsoDate | undefined
  /** The answer that a yes to the CWD question implies (C-016). */
  serviceProvider?: string | undefined
  /** The phone number that was verified before the claim began (C-011). */
  verified?: VerifiedPhone | undefined
}
export type ClaimParts = Pick<AppParts, 'platform' | 'queries' | 'store' | 'part'>

/** Creates a draft with the answers that are already known (C-021). */
export async function createClaim(app: ClaimParts, claim: NewClaim): Promise<Draft> {
  const { card, benefit, locale, lossDay } = claim
  const { version, ...placed } = await placeInForm(app, claim, knownFields(app, claim))

  return app.part(claimDrafts).create({
    benefit_code: benefit.benefit_code,
    language_code: locale,
    panTokenLast4: card.last4,
    version,
    donePages: [],
    ...placed,
    ...(lossDay && { expiredBenefitTodayDate: lossDay }),
    ...(claim.verified && { phoneVerificationToken: claim.verified.token }),
  })
}

/** Known values as answers in the form of the claim. */
export async function placeInForm({ platform, queries }: ClaimParts, claim: NewClaim, known: readonly Known[]) {
  const form = formOf(platform, claim)
  const { pages, version } = await queries.ensureQueryData(claimPagesQuery(platform, form))
  const questions = known.some(({ fields }) => Object.keys(fields).length > 0)
    ? await Promise.all(
        pages.map(({ page_key: pageKey }) =>
          queries.ensureQueryData(pageQuestionsQuery(platform, { ...form, pageKey })),
        ),
      )
    : []
  return { version, ...placeAnswers(questions, known, claim.locale) }
}

/** The day of loss as the answer to the question that the benefit names for it (C-X24). */
export function dayField({ disabled }: Benefit, day: IsoDate): Record<string, string> {
  const place = disabled.expired_benefit ?? disabled.product_graduation
  return { [place?.question_key ?? 'date_of_loss']: day }
}

function knownFields({ store }: ClaimParts, { benefit, lossDay, serviceProvider, verified }: NewClaim): Known[] {
  const issuer = readPrefill(store)
  const day = lossDay ?? dateOfLoss.read(store)

  return [
    { source: 'session', fields: verified ? { cardholder_primary_phone_number: verified.phone } : {} },
    { source: 'issuer', fields: issuer?.benefitCode === benefit.benefit_code ? issuer.fields : {} },
    {
      source: 'session',
      fields: {
        ...(day && dayField(benefit, day)),
        ...(serviceProvider && { service_provider: serviceProvider }),
      },
    },
  ]
}
