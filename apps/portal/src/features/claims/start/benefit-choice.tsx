import type { Benefit } from '@amparo/contract/benefits'
import { needsDay } from '@amparo/rules/claims/needs-day'
import { useBenefitLook } from '../../../blocks/benefits/use-benefit-look.ts'
import type { useStart } from '../../../blocks/claim-start/use-start.ts'
import { useContent } from '../../../platform/content/content.ts'
import { usePlatform } from '../../../platform/platform.ts'
import { Icon } from '../../../ui/art/icon.tsx'
import { Illustration } from '../../../ui/art/illustration.tsx'
import { Banner } from '../../../ui/feedback/banner.tsx'
import { StartDay } from './start-day.tsx'

type Props = {
  benefit: Benefit
  isOpen: boolean
  onOpen: (isOpen: boolean) => void
  start: ReturnType<typeof useStart>
}

/**
 * A benefit that starts its claim when pressed, or asks for the day first where that decides whether there is cover (C-004 to C-006). What the
 * specification calls a dropdown (C-003) is a list of these: one press instead of three, and each says what it is for.
 */
export function BenefitChoice({ benefit, isOpen, onOpen, start }: Props) {
  const text = useContent('claims-start')
  const { picture, line } = useBenefitLook(benefit)
  const asksDay = needsDay(benefit, usePlatform().today())
  const isStarting = !asksDay && start.isBusy && start.benefit?.benefit_id === benefit.benefit_id

  return (
    <li className="claim-choice">
      <button
        type="button"
        aria-expanded={asksDay ? isOpen : undefined}
        aria-busy={isStarting || undefined}
        aria-disabled={start.isBusy || undefined}
        onClick={() => {
          if (start.isBusy) return
          if (asksDay) onOpen(!isOpen)
          else void start.begin(benefit)
        }}
      >
        <Illustration name={picture} />
        <span>
          <strong>{benefit.name}</strong> {line && <span className="soft">{line}</span>}
        </span>
        <Icon name={asksDay ? 'down' : 'forward'} />
      </button>
      {asksDay && isOpen && <StartDay benefit={benefit} start={start} />}
      {!asksDay && start.troubleWith(benefit) === 'failed' && (
        <Banner tone="danger">
          <p>{text.failed}</p>
        </Banner>
      )}
    </li>
  )
}
