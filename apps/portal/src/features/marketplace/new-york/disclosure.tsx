import { useId } from 'react'
import { useContent } from '../../../platform/content/content.ts'
import { CheckboxField } from '../../../ui/form/checkbox-field.tsx'

type Props = { id: string; isAgreed: boolean; error: string | null; onAgree: (isAgreed: boolean) => void }

/** New York's Electronic Delivery Disclosure, which has to be acknowledged (M-186). */
export function Disclosure({ id, isAgreed, error, onAgree }: Props) {
  const text = useContent('marketplace-new-york')
  const titleId = useId()

  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId}>{text.disclosure_title}</h2>
      {text.disclosure_text.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      <CheckboxField
        id={id}
        label={text.disclosure}
        error={error}
        required
        checked={isAgreed}
        onChange={({ target }) => onAgree(target.checked)}
      />
    </section>
  )
}
