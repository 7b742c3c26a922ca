import type { readClaimWidget } from '@amparo/contract/claim-widget'
import type { Answer } from '@amparo/contract/endpoint'
import { defaultLocale } from '@amparo/rules/locale/locales'
import { placeAnswers } from '../blocks/claim-drafts/place-answers.ts'
import { claimPagesQuery, type FormOf } from '../queries/list-claim-pages.ts'
import { pageQuestionsQuery } from '../queries/list-page-questions.ts'
import type { AppParts } from '../session/app-parts.ts'
import { claimDrafts } from '../session/drafts/claim-drafts.ts'
import type { Draft } from '../session/drafts/draft.ts'

export type ClaimedPolicy = Answer<typeof readClaimWidget>
export type HiddenValues = Readonly<Record<string, string>>

/** Stands for the last four digits of a card, which every draft must have. */
export const NO_CARD = '0000'

/** Opens this browser's draft for the policy, or creates one that is prefilled from the policy. */
export async function openDraft(
  app: AppParts,
  { policy, token, hidden }: { policy: ClaimedPolicy; token: string; hidden: HiddenValues },
): Promise<Draft> {
  const drafts = app.part(claimDrafts)
  const begun = (await drafts.list()).find((draft) => draft.policyId === policy.policy_id && !draft.claimNumber)
  const resumed = begun && (await drafts.update(begun.localId, (draft) => ({ ...draft, hidden })))
  return resumed ?? createDraft()

  async function createDraft() {
    const { platform, queries } = app
    const [benefit] = policy.benefits.benefits
    const form: FormOf = {
      panToken: token,
      benefitCode: benefit?.benefit_code ?? '',
      locale: defaultLocale,
      today: platform.today(),
      isProductGraduation: false,
    }
    const { pages, version } = await queries.ensureQueryData(claimPagesQuery(platform, form))
    const questions = await Promise.all(
      pages.map(({ page_key: pageKey }) => queries.ensureQueryData(pageQuestionsQuery(platform, { ...form, pageKey }))),
    )
    return drafts.create({
      benefit_code: form.benefitCode,
      language_code: form.locale,
      panTokenLast4: NO_CARD,
      policyId: policy.policy_id,
      hidden,
      version,
      ...placeAnswers(questions, [{ source: 'session', fields: policy.known }], form.locale),
    })
  }
}
