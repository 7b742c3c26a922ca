import { fill, plural } from '@amparo/content/fill'
import type { DocumentInfo } from '@amparo/contract/claim-documents'
import { intlTag } from '@amparo/rules/locale/locales'
import { useContent } from '../../../platform/content/content.ts'
import { useLocale } from '../../../platform/content/locale.ts'
import { useCountry } from '../../../queries/get-country.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/overlay/dialog.tsx'

type MissingProps = { missing: readonly DocumentInfo[]; onGoOn: () => void; onClose: () => void }

/** Lists the required documents that are missing. They stop nobody, and can be sent later (C-160). */
export function MissingDialog({ missing, onGoOn, onClose }: MissingProps) {
  const text = useContent('claim-evidence')
  const locale = useLocale()
  const count = missing.length
  const canSendLater = useCountry()?.isClaimStatusVisible ?? false

  return (
    <Dialog
      startsAtTitle
      title={fill(plural(text.missing_title, count, intlTag(locale)), { count })}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{text.missing_stay}</Button>
          <Button look="second" onClick={onGoOn}>
            {text.missing_go_on}
          </Button>
        </>
      }
    >
      <ul className="missing-documents">
        {missing.map(({ id, title }) => (
          <li key={id}>{title}</li>
        ))}
      </ul>
      <p>{canSendLater ? text.missing_text : text.missing_text_asked}</p>
    </Dialog>
  )
}

/** What the phone bill of a CEL claim must show (C-162, C-X54). */
export function BillingDialog({ onClose }: { onClose: () => void }) {
  const text = useContent('claim-evidence')

  return (
    <Dialog
      title={text.billing_title}
      onClose={onClose}
      actions={<Button onClick={onClose}>{text.billing_button}</Button>}
    >
      <p>{text.billing_text}</p>
    </Dialog>
  )
}
