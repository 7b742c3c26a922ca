import type { ContentOf } from '@amparo/content/slugs'
import type { PageAnswers } from '@amparo/contract/claim-forms'
import type { Draft } from '../../../session/drafts/draft.ts'

type Text = Pick<ContentOf<'claim-journey'>, 'prefilled_issuer' | 'prefilled_session'>

/** For each answer of a page that the person did not give: a note where it came from, by question key. */
export function prefilledNotes({ prefilled = {} }: Pick<Draft, 'prefilled'>, pageKey: string, text: Text) {
  const notes = Object.entries(prefilled).flatMap(([place, source]) => {
    const [page, key = ''] = place.split('.')
    return page === pageKey ? [[key, source === 'issuer' ? text.prefilled_issuer : text.prefilled_session]] : []
  })
  return Object.fromEntries(notes) as Record<string, string>
}

type Change = { pageKey: string; before: PageAnswers; after: PageAnswers }

/** The prefilled answers that the person has not changed. */
export function stillPrefilled({ prefilled }: Pick<Draft, 'prefilled'>, { pageKey, before, after }: Change) {
  const unchanged = Object.entries(prefilled ?? {}).filter(([place]) => {
    const [page, key = ''] = place.split('.')
    return page !== pageKey || JSON.stringify(before[key]) === JSON.stringify(after[key])
  })
  return Object.fromEntries(unchanged)
}
