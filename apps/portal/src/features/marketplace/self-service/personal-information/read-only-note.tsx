import { fill } from '@amparo/content/fill'
import { useContent } from '../../../../platform/content/content.ts'
import { phoneInText } from '../../../../platform/content/phone-in-text.ts'
import { RichText } from '../../../../platform/content/rich-text.tsx'
import { useQuoteSupport } from '../../../../queries/marketplace/get-marketplace-support.ts'

/** Name, e-mail address and birthdate can only be corrected by phone (M-241). */
export function ReadOnlyNote() {
  const text = useContent('self-service-personal')
  const phone = useQuoteSupport()?.phone

  return <p className="soft">{phone && <RichText text={fill(text.read_only, { phone: phoneInText(phone) })} />}</p>
}
