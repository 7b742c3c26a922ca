import { fill } from '@amparo/content/fill'
import { maskedEmail } from '@amparo/rules/claims/masked-email'
import { shownName } from '../../../blocks/files/shown-name.ts'
import { useContent } from '../../../platform/content/content.ts'
import { useLocale } from '../../../platform/content/locale.ts'
import type { Draft } from '../../../session/drafts/draft.ts'
import { answered } from './answered.ts'

/** Where the confirmation was sent, for somebody who may have mistyped the address. */
export function MailedTo({ draft }: { draft: Draft }) {
  const text = useContent('claim-success')
  const locale = useLocale()
  const email = answered(draft, 'cardholder_email') || answered(draft, 'policyholder_email')
  if (!email || !draft.isMailed) return null

  return <p>{fill(text.mailed, { email: shownName(maskedEmail(email), locale) })}</p>
}
