import type { Country } from '@amparo/contract/countries'
import { ContactNumbers } from '../../../blocks/contact-numbers/contact-numbers.tsx'
import { useContent, useOptionalContent } from '../../../platform/content/content.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/overlay/dialog.tsx'

type Props = { about: 'certificate' | 'register' | 'travel-letter'; country: Country; onClose: () => void }

/** Says which number to call for a letter, a certificate or a registration. */
export default function ByPhone({ about, country, onClose }: Props) {
  const text = useContent('letters-by-phone')
  const labels = useOptionalContent('contact')
  const words = {
    certificate: [text.certificate_title, text.certificate_text],
    'travel-letter': [text.letter_title, text.letter_text],
    register: [text.register_title, text.register_text],
  }
  const [title = '', body] = words[about]

  return (
    <Dialog
      title={title}
      onClose={onClose}
      actions={
        <Button look="second" onClick={onClose}>
          {text.close}
        </Button>
      }
    >
      <p>{body}</p>
      <ContactNumbers numbers={country.contactNumbers} labels={labels} />
    </Dialog>
  )
}
