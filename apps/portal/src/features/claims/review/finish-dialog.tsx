import { useNavigate } from 'react-router'
import { useContent } from '../../../platform/content.ts'
import { useLocale } from '../../../platform/locale.ts'
import { countryPath, paths } from '../../../platform/paths.ts'
import { ContactNumbers } from '../../../session/contact-numbers.tsx'
import { useCountry } from '../../../session/use-country.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import type { Claim } from '../read-claim.ts'

/** The answers are on this device; a call sends them. */
export default function FinishDialog({ claim, onClose }: { claim: Claim; onClose: () => void }) {
  const text = useContent('claim-review')
  const labels = useContent('contact')
  const country = useCountry()
  const locale = useLocale()
  const navigate = useNavigate()

  return (
    <Dialog
      title={text.finish_title}
      onClose={onClose}
      actions={
        <Button
          look="second"
          onClick={() => void navigate(countryPath(claim.card.ica_country, locale, paths.benefits))}
        >
          {text.finish_back}
        </Button>
      }
    >
      <p>{text.finish_text}</p>
      <ContactNumbers numbers={country?.contactNumbers ?? []} labels={labels} />
    </Dialog>
  )
}
