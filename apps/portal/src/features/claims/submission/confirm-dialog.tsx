import './submission.css'
import { fill, plural } from '@amparo/content/fill'
import { intlTag } from '@amparo/rules/locale/locales'
import { useContent } from '../../../platform/content/content.ts'
import { useLocale } from '../../../platform/content/locale.ts'
import { useCountry } from '../../../queries/get-country.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import { useMissingDocuments } from '../documents/missing-documents.ts'
import type { Claim } from '../read-claim.ts'
import { whatIsSent } from './what-is-sent.ts'

type Props = { claim: Claim; onSend: () => void; onClose: () => void }

/** Asks before sending: what the person declares, what is sent, and which documents are missing (C-145). */
export function ConfirmDialog({ claim, onSend, onClose }: Props) {
  const text = useContent('claim-submit')
  const locale = useLocale()
  const canFollow = useCountry()?.isClaimStatusVisible
  const missing = useMissingDocuments(claim)
  const { length: count } = whatIsSent(claim.draft, claim).documents

  return (
    <Dialog
      title={text.confirm_title}
      startsAtTitle
      onClose={onClose}
      actions={
        <>
          <Button onClick={onSend}>{text.confirm_send}</Button>
          <Button look="second" onClick={onClose}>
            {text.confirm_stay}
          </Button>
        </>
      }
    >
      <div className="submission-confirm">
        <p>{text.confirm_text}</p>
        <p>
          {count === 0 ? text.confirm_answers : fill(plural(text.confirm_files, count, intlTag(locale)), { count })}
        </p>
        {missing.length > 0 && (
          <div>
            <p>{canFollow ? text.confirm_missing : text.confirm_missing_asked}</p>
            <ul>
              {missing.map(({ id, title }) => (
                <li key={id}>{title}</li>
              ))}
            </ul>
          </div>
        )}
      </div>
    </Dialog>
  )
}
