import type { Benefit } from '@amparo/contract/benefits'
import { type TirTarget, tirAddress } from '@amparo/rules/letters/tir-address'
import { track } from '../../../platform/analytics/analytics.ts'
import { useContent } from '../../../platform/content/content.ts'
import { useLocale } from '../../../platform/content/locale.ts'
import { isSafeAddress } from '../../../platform/content/rich-text.tsx'
import { usePlatform } from '../../../platform/platform.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import { leaving } from './leaving.ts'

type Props = { target: TirTarget; benefit: Benefit; country: string; onClose: () => void }

/** Asks before the person leaves for the regional insurer's site (C-402 to C-417, P-264). */
export function InsurerSiteDialog({ target, benefit, country, onClose }: Props) {
  const text = useContent('letter-forms')
  const locale = useLocale()
  const { now } = usePlatform()
  const { benefit_code: code, benefit_id: benefitId } = benefit

  function leave() {
    track({ event: 'redirect_confirmed', code, action: target })
    const site = { address: text.tir_url, application: text.tir_application }
    if (isSafeAddress(site.address)) leaving.go(tirAddress(site, { target, country, locale, benefitId, now: now() }))
    onClose()
  }

  return (
    <Dialog
      title={target === 'register' ? text.tir_register_title : text.tir_letter_title}
      onClose={onClose}
      actions={
        <>
          <Button onClick={leave}>{text.tir_leave}</Button>
          <Button look="quiet" onClick={onClose}>
            {text.tir_stay}
          </Button>
        </>
      }
    >
      <p>{text.tir_text}</p>
    </Dialog>
  )
}
