import './payment-frame.css'
import { fill } from '@amparo/content/fill'
import { type PaymentStep, paymentSteps } from '@amparo/rules/payment-form/payment-form'
import type { ReactNode } from 'react'
import { Icon } from '../../../ui/art/icon.tsx'
import { Banner } from '../../../ui/feedback/banner.tsx'
import { SummaryPlace } from '../../../ui/form/summary-place.tsx'
import { StepHead } from '../../../ui/step-head.tsx'
import { usePayment } from '../payment-context.ts'
import { stepTitle } from '../payment-words.ts'

type Props = { step: PaymentStep; claimNumber: string; isStored: boolean; isRestored: boolean; children: ReactNode }

/** The frame of every step: list of steps, title and claim number (C-426). */
export function PaymentFrame({ step, claimNumber, isStored, isRestored, children }: Props) {
  const { text, form } = usePayment()
  const steps = paymentSteps(form)
  const place = steps.indexOf(step) + 1

  return (
    <div className="wrap stepped payment" lang="pt-BR" dir="ltr">
      <nav className="stepped-list" aria-label={text.steps_label}>
        <ol>
          {steps.map((one, at) => (
            <li key={one} aria-current={one === step ? 'step' : undefined} data-done={at < place - 1 || undefined}>
              <span className="stepped-mark">{at < place - 1 ? <Icon name="check" /> : at + 1}</span>
              <span>
                {stepTitle(one, text)}
                {at < place - 1 && <span className="hidden-visually"> ({text.step_done})</span>}
              </span>
            </li>
          ))}
        </ol>
      </nav>
      <div className="stepped-body">
        <SummaryPlace />
        <StepHead
          about={text.title}
          count={fill(text.step, { step: place, steps: steps.length })}
          step={place}
          steps={steps.length}
          title={stepTitle(step, text)}
        >
          <p className="soft num">{fill(text.claim, { number: claimNumber })}</p>
        </StepHead>
        {!isStored && (
          <Banner tone="danger">
            <p>{text.not_kept}</p>
          </Banner>
        )}
        {isRestored && (
          <Banner tone="success">
            <p>{text.restored}</p>
          </Banner>
        )}
        {children}
      </div>
    </div>
  )
}
