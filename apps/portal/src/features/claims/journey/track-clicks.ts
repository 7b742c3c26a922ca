import type { ClaimPage } from '@amparo/contract/claim-forms'
import { track } from '../../../platform/analytics/analytics.ts'

/** Sends the analytics event of a button of the form (C-586). */
export function trackClick(action: 'continue' | 'back' | 'save_for_later' | 'cancel' | 'review_finish', code: string) {
  track({ event: 'claimform_clicks', code, action })
}

/** Sends the analytics name that the definition gives an option, if it gives one (C-050, C-X26). */
export function trackOption(field: EventTarget, page: ClaimPage, code: string) {
  if (!(field instanceof HTMLInputElement || field instanceof HTMLSelectElement)) return
  if (field instanceof HTMLInputElement && !field.checked) return
  const key = field.name.split('.').at(-1)
  const questions = page.question_groups.flatMap((group) => group.questions)
  const option = questions.find((one) => one.question_key === key)?.options.find(({ value }) => value === field.value)
  if (option?.analytics) track({ event: 'claimform_clicks', code, action: option.analytics })
}
