import type { ContentOf, Slug } from '@amparo/content/slugs'
import type { Platform } from '../platform/platform.ts'

type Own = ContentOf<'claim-widget'>

const replaced: Partial<Record<Slug, (own: Own) => object>> = {
  'claim-journey': ({ save_text, prefilled_session, unable_to_verify_card, card_benefit_not_applicable }) => ({
    save_text,
    prefilled_session,
    unable_to_verify_card,
    card_benefit_not_applicable,
  }),
  'claim-submit': ({ working_leave, duplicate_text }) => ({ working_leave, duplicate_text }),
}

/** Replaces the claim pages' texts about a card and its benefits with texts about the policy. */
export function withPolicyTexts(read: Platform['readContent']): Platform['readContent'] {
  return async (slug, languages, signal) => {
    const change = replaced[slug]
    if (!change) return read(slug, languages, signal)
    const [texts, own] = await Promise.all([read(slug, languages, signal), read('claim-widget', languages, signal)])
    return { ...texts, ...change(own) }
  }
}
