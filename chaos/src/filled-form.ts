import { call } from '@amparo/contract/call'
import { type ClaimPage, listClaimPages, listPageQuestions } from '@amparo/contract/claim-forms'
import { phoneCheck } from '@amparo/form-engine/phone-check'
import { fillForm } from '@amparo/form-engine/testing/fill-form'

type Link = Parameters<typeof call>[2]
type Options = {
  benefit: string
  card: { pan_token: string; today: string; language_code: 'en_US' }
  /** Where the next call goes. */
  at: () => Link
  /** Makes a call, and may repeat it. */
  ask?: <T>(make: () => Promise<T>) => Promise<T>
}

/** The claim form of a benefit for a card of the USA, with an answer to every question. */
export async function filledForm({ benefit, card: query, at, ask = (make) => make() }: Options) {
  const params = { code: benefit }
  const { pages } = await ask(() => call(listClaimPages, { params, query }, at()))
  const asked: ClaimPage[] = []
  for (const { page_key: pageKey } of pages) {
    const page = await ask(() => call(listPageQuestions, { params: { ...params, pageKey }, query }, at()))
    asked.push(page.questions)
  }
  const { today, language_code: locale } = query
  return fillForm(asked, { today, locale, country: 'USA', phone: phoneCheck }, (_, { options }) =>
    options.map(({ value }) => value),
  )
}
