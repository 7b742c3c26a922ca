import { useId, useState } from 'react'
import { useContent } from '../../../platform/content/content.ts'
import { CheckboxField } from '../../../ui/form/checkbox-field.tsx'
import { OutlineDialog } from './outline-dialog.tsx'
import { TermsLinks } from './terms-links.tsx'
import type { TermsField, useTerms } from './use-terms.ts'

type Props = {
  terms: ReturnType<typeof useTerms>
  quoteId: string
  idOf: (name: TermsField) => string
  errorOf: (name: TermsField) => string | null
}

/** Agreeing to the terms opens the outline of coverage; the box is checked once that is acknowledged (M-156, M-157). */
export function TermsSection({ terms, quoteId, idOf, errorOf }: Props) {
  const text = useContent('checkout')
  const id = useId()
  const [isOpen, setOpen] = useState(false)

  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{text.terms_title}</h2>
      <p>{text.terms_lead}</p>
      <TermsLinks quoteId={quoteId} isCalifornia={terms.isCalifornia} />
      <div>
        {terms.boxes.map(({ name, label }) => (
          <CheckboxField
            key={name}
            id={idOf(name)}
            label={label}
            error={errorOf(name)}
            required
            checked={terms.agreed[name]}
            onChange={({ target: { checked } }) => {
              if (checked && name === 'termsAndConditions') setOpen(true)
              else terms.agree(name, checked)
            }}
          />
        ))}
      </div>
      {isOpen && (
        <OutlineDialog
          file={terms.outline}
          onAcknowledge={() => terms.agree('termsAndConditions', true)}
          onClose={() => setOpen(false)}
        />
      )}
    </section>
  )
}
