import { useState } from 'react'
import { useContent } from '../../../platform/content/content.ts'
import { Button } from '../../../ui/button.tsx'
import { TermsDialog } from '../parts/terms-dialog.tsx'

/** The terms modal (M-058, M-X37): read on request, with accept and close. */
export function QuoteTerms() {
  const text = useContent('marketplace-quote')
  const [isOpen, setOpen] = useState(false)
  const [isAccepted, setAccepted] = useState(false)

  return (
    <div>
      <p className="soft">{text.terms_lead}</p>
      <Button look="link" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {text.terms_open}
      </Button>
      <p role="status">{isAccepted && text.terms_accepted}</p>
      {isOpen && (
        <TermsDialog
          title={text.terms_title}
          paragraphs={text.terms_text}
          onClose={() => setOpen(false)}
          actions={
            <>
              <Button
                onClick={() => {
                  setAccepted(true)
                  setOpen(false)
                }}
              >
                {text.terms_accept}
              </Button>
              <Button look="quiet" onClick={() => setOpen(false)}>
                {text.terms_close}
              </Button>
            </>
          }
        />
      )}
    </div>
  )
}
