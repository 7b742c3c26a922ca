import './parts/payment-fields.css'
import { fill } from '@amparo/content/fill'
import { type PaymentForm, type PaymentStep, paymentSteps } from '@amparo/rules/payment-form/payment-form'
import { hasPaymentDocuments, type PaymentChecks } from '@amparo/rules/payment-form/problems'
import { type FormEvent, useEffect, useEffectEvent, useState } from 'react'
import { loadPhonePlans } from '../../blocks/phone/load-phone-plans.ts'
import { useContent } from '../../platform/content.ts'
import { lazyPart } from '../../platform/load-page.ts'
import { usePageTitle } from '../../session/page-title.ts'
import { Button } from '../../ui/button.tsx'
import { AccountStep } from './account/account-step.tsx'
import { PaymentFrame } from './parts/payment-frame.tsx'
import { StepNotice } from './parts/step-notice.tsx'
import { StepSummary } from './parts/step-summary.tsx'
import { PaymentContext } from './payment-context.ts'
import { problemText, stepTitle } from './payment-words.ts'
import type { PaymentRead } from './read-payment.ts'
import { ReviewStep } from './review/review-step.tsx'
import { SendingOverlay } from './send/sending-overlay.tsx'
import { useStatusPage } from './send/use-ending.ts'
import { useSendPayment } from './send/use-send-payment.ts'
import type { usePaymentForm } from './use-payment-form.ts'
import { tidied, useStepForm } from './use-step-form.ts'

/** What takes files comes when files are asked for. */
const DocumentsStep = lazyPart(() => import('./documents-step.tsx'))

type Props = {
  step: PaymentStep
  claim: PaymentRead
  payment: ReturnType<typeof usePaymentForm>
  checks: PaymentChecks
  isRestored: boolean
  /** The server did not take the files. */
  areRefused: boolean
  go: (step: PaymentStep, why?: { areRefused?: boolean }) => Promise<void> | void
}

export function PaymentStepPage({ step, claim, payment, checks, isRestored, areRefused, go }: Props) {
  const text = useContent('online-payment-form')
  const { form, files, change, replace, changeFiles, save } = payment
  const { tries, problems, leave, passes } = useStepForm({ step, form, checks })
  const [areMissing, setMissing] = useState(false)
  const { exit, finish } = useStatusPage(claim.claimNumber)
  const { send, isSending, hasFailed } = useSendPayment({
    claimNumber: claim.claimNumber,
    onEnd: (ending) => finish(ending, text),
    onRefusedFiles: () => go('documents', { areRefused: true }),
  })
  const forgetRefused = useEffectEvent(() => {
    if (areRefused && step === 'documents') changeFiles(() => [])
  })
  // Not before this step is there: any later one is out of order without them.
  useEffect(() => forgetRefused(), [])
  const steps = paymentSteps(form)
  const place = steps.indexOf(step)
  const title = stepTitle(step, text)
  const lacks = hasPaymentDocuments(form, files) ? null : areMissing ? 'missing' : areRefused ? 'refused' : null
  const notice = hasFailed ? 'failed' : lacks
  const hasErrors = (tries > 0 && problems.length > 0) || notice !== null
  usePageTitle(hasErrors ? fill(text.error_title, { title }) : title)

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (isSending) return
    // Judged by the plans, not by its shape.
    if (step === 'account-information') await loadPhonePlans()
    const answers: PaymentForm = tidied(form)
    replace(answers)
    if (!passes(answers)) return
    if (step === 'documents' && !hasPaymentDocuments(answers, files)) return setMissing(true)
    await save(answers)
    const next = steps[place + 1]
    if (next) await go(next)
    else await send({ form: answers, files })
  }

  const errorOf = (field: string) => {
    const found = problems.find((one) => one.field === field)
    return found ? problemText(found, step, text) : null
  }

  return (
    <PaymentContext value={{ text, form, change, leave, errorOf }}>
      <PaymentFrame step={step} claimNumber={claim.claimNumber} isKept={payment.isKept} isRestored={isRestored}>
        <form className="payment-form" noValidate onSubmit={(event) => void submit(event)}>
          <StepSummary step={step} tries={tries} problems={problems} />
          <StepNotice kind={notice} />
          {step === 'account-information' && <AccountStep onHolder={() => changeFiles(() => [])} />}
          {step === 'documents' && (
            <DocumentsStep claimNumber={claim.claimNumber} files={files} onFiles={changeFiles} />
          )}
          {step === 'review-and-submit' && (
            <ReviewStep claim={claim} files={files} onChange={() => void go('account-information')} />
          )}
          <div className="payment-ways">
            <Button type="submit" busy={isSending}>
              {step === 'review-and-submit' ? text.send : text.continue}
            </Button>
            {place > 0 && (
              <Button look="second" onClick={() => void save().then(() => go(steps[place - 1] ?? step))}>
                {text.go_back}
              </Button>
            )}
            <Button look="quiet" onClick={() => void save().then(exit)}>
              {text.exit}
            </Button>
          </div>
        </form>
        {isSending && <SendingOverlay />}
      </PaymentFrame>
    </PaymentContext>
  )
}
