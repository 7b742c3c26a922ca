import { call } from '@amparo/contract/call'
import { type ClaimPage, listClaimPages, listPageQuestions } from '@amparo/contract/claim-forms'
import { phoneCheck } from '@amparo/form-engine/phone-check'
import { fillForm } from '@amparo/form-engine/testing/fill-form'

type Link = Parameters<typeof call>[2]
type Options = {
  benefit: string
  card: { pan_token: string; today: string; language_code: 'en_US' }
  /** The server for the next call. */
  at: () => Link
  /** Makes a call, possibly with retries. */
  attempt?: <T>(make: () => Promise<T>) => Promise<T>
}

/** Answers every question of a benefit's claim form for a card of the USA. */
export async function filledForm({ benefit, card: query, at, attempt = (make) => make() }: Options) {
  const params = { code: benefit }
  const { pages } = await attempt(() => call(listClaimPages, { params, query }, at()))
  const formPages: ClaimPage[] = []
  for (const { page_key: pageKey } of pages) {
    const page = await attempt(() => call(listPageQuestions, { params: { ...params, pageKey }, query }, at()))
    formPages.push(page.questions)
  }
  const { today, language_code: locale } = query
  return fillForm(formPages, { today, locale, country: 'USA', phone: phoneCheck }, (_, { options }) =>
    options.map(({ value }) => value),
  )
}
