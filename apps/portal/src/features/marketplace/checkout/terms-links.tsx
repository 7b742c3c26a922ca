import { useState } from 'react'
import { useContent } from '../../../platform/content/content.ts'
import { PRIVACY_PATH, paths } from '../../../platform/navigation/paths.ts'
import { Button } from '../../../ui/button.tsx'
import { TermsDialog } from '../parts/terms-dialog.tsx'

type Props = { quoteId: string; isCalifornia: boolean }

/** Everything that the boxes below ask to have read. */
export function TermsLinks({ quoteId, isCalifornia }: Props) {
  const text = useContent('checkout')
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)

  return (
    <div className="terms-links">
      <Button look="link" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {text.read_terms}
      </Button>
      {isCalifornia && (
        <>
          <NewTab href={`${paths.pdfViewer}/${quoteId}/E_CONSENT`} label={text.read_consent} />
          <NewTab href={PRIVACY_PATH} label={text.read_privacy} />
        </>
      )}
      {isOpen && (
        <TermsDialog
          title={text.conditions_title}
          paragraphs={text.conditions}
          onClose={close}
          actions={
            <Button look="second" onClick={close}>
              {text.conditions_close}
            </Button>
          }
        />
      )}
    </div>
  )
}

function NewTab({ href, label }: { href: string; label: string }) {
  return (
    <a className="button button-link" href={href} target="_blank" rel="noopener">
      {label}
    </a>
  )
}
