import { fill } from '@amparo/content/fill'
import type { Benefit } from '@amparo/contract/benefits'
import { useNavigate } from 'react-router'
import { useContent, useOptionalContent } from '../../platform/content/content.ts'
import { useLocale } from '../../platform/content/locale.ts'
import { lazyPart } from '../../platform/loading/load-page.ts'
import { Region } from '../../platform/loading/region.tsx'
import { countryPath, paths } from '../../platform/navigation/paths.ts'
import { useCountry } from '../../queries/get-country.ts'
import { useBenefits } from '../../queries/list-benefits.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/overlay/dialog.tsx'
import { useBenefitWords } from '../benefits/use-benefit-words.ts'
import { ContactNumbers } from '../contact-numbers/contact-numbers.tsx'
import type { VerifiedPhone } from '../phone-verification/phone-types.ts'
import type { StartStep } from './start-checks.ts'

const CwdQuestion = lazyPart(() => import('../benefits/cwd-question.tsx'))
const PhoneVerification = lazyPart(() => import('../phone-verification/phone-verification.tsx'))

type Props = {
  step: StartStep
  benefit: Benefit
  onPass: (verified?: VerifiedPhone) => void
  onClose: () => void
}

/** The dialog of the current step, if it has one. */
export function StartDialogs({ step, benefit, onPass, onClose }: Props) {
  const navigate = useNavigate()
  const locale = useLocale()
  const country = useCountry()
  const toBenefits = () => void navigate(countryPath(country?.code ?? '', locale, paths.benefits))

  if (step === 'disclaimer') return <Disclaimer benefit={benefit} onPass={onPass} onClose={onClose} />
  if (step === 'unable') return <Unable benefit={benefit} onClose={onClose} />
  if (step === 'cwd-question')
    return (
      <Region>
        <CwdQuestion onYes={() => onPass()} onClose={onClose} onLeave={toBenefits} />
      </Region>
    )
  // Phone verification (C-011).
  if (step === 'verify-phone')
    return (
      <Region>
        <PhoneVerification onVerified={onPass} onClose={onClose} />
      </Region>
    )
  return null
}

/** The benefit is not claimable (C-010). */
function Unable({ benefit, onClose }: Pick<Props, 'benefit' | 'onClose'>) {
  const text = useContent('claims-start')
  const labels = useOptionalContent('contact')
  const country = useCountry()

  return (
    <Dialog
      title={text.unable_title}
      onClose={onClose}
      actions={
        <Button look="second" onClick={onClose}>
          {text.unable_button}
        </Button>
      }
    >
      <p>{fill(text.unable_text, { name: benefit.name })}</p>
      <ContactNumbers numbers={country?.contactNumbers ?? []} labels={labels} />
    </Dialog>
  )
}

/** The administrative fee of a CDW claim, or the deductible of a CEL claim (C-012, C-013, C-X19). */
function Disclaimer({ benefit, onPass, onClose }: Omit<Props, 'step'>) {
  const text = useContent('claims-start')
  const { words } = useBenefitWords(benefit, useBenefits())
  const isFees = benefit.benefit_code === 'CDW'
  const { deductible_amount = '' } = words

  return (
    <Dialog
      title={isFees ? text.fees_title : text.deductible_title}
      onClose={onClose}
      actions={
        <>
          <Button onClick={() => onPass()}>{text.disclaimer_continue}</Button>
          <Button look="quiet" onClick={onClose}>
            {text.disclaimer_not_now}
          </Button>
        </>
      }
    >
      <p>{isFees ? text.fees_text : fill(text.deductible_text, { deductible_amount })}</p>
    </Dialog>
  )
}
