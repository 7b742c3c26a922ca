import { type PaymentForm, type PaymentStep, paymentSteps } from '@amparo/rules/payment-form/payment-form'
import { hasPaymentDocuments, type PaymentChecks, type PaymentField } from '@amparo/rules/payment-form/problems'
import { tidyAnswer } from '@amparo/rules/payment-form/tidy'
import { type FormEvent, useEffect, useEffectEvent, useState } from 'react'
import { loadPhonePlans } from '../../blocks/phone/load-phone-plans.ts'
import { useContent } from '../../platform/content/content.ts'
import { useLocale } from '../../platform/content/locale.ts'
import { lazyPart } from '../../platform/loading/load-page.ts'
import { useAppParts } from '../../session/app-parts.ts'
import { usePageTitle } from '../../session/page-title.ts'
import { Button } from '../../ui/button.tsx'
import { ErrorSummary } from '../../ui/form/error-summary.tsx'
import { useErrorTitle } from '../../ui/form/use-error-title.ts'
import { AccountStep } from './account/account-step.tsx'
import { PaymentFrame } from './parts/payment-frame.tsx'
import { StepNotice } from './parts/step-notice.tsx'
import { fieldId, PaymentContext } from './payment-context.ts'
import { stepTitle } from './payment-words.ts'
import type { PaymentRead } from './read-payment.ts'
import { ReviewStep } from './review/review-step.tsx'
import { SendingOverlay } from './send/sending-overlay.tsx'
import { useStatusPage } from './send/use-ending.ts'
import { useSendPayment } from './send/use-send-payment.ts'
import type { usePaymentForm } from './use-payment-form.ts'
import { useStepErrors } from './use-step-errors.ts'

/** Uploading files is loaded when this step is reached. */
const DocumentsStep = lazyPart(() => import('./documents-step.tsx'))

type Props = {
  step: PaymentStep
  claim: PaymentRead
  payment: ReturnType<typeof usePaymentForm>
  checks: PaymentChecks
  isRestored: boolean
  /** The server refused the files. */
  areRefused: boolean
  go: (step: PaymentStep, why?: { areRefused?: boolean }) => Promise<void> | void
}

export function PaymentStepPage({ step, claim, payment, checks, isRestored, areRefused, go }: Props) {
  const text = useContent('online-payment-form')
  const { form, newest, files, change, replace, changeFiles, save } = payment
  const locale = useLocale()
  const app = useAppParts()
  const { errorOf, leave, listed, attempts, check } = useStepErrors({ step, form, checks, text })
  const [areMissing, setMissing] = useState(false)
  const { exit, finish } = useStatusPage(claim.claimNumber)
  const { send, isSending, hasFailed } = useSendPayment({
    claimNumber: claim.claimNumber,
    onEnd: (ending) => finish(ending, text),
    onRefusedFiles: () => go('documents', { areRefused: true }),
  })
  const removeRefused = useEffectEvent(() => {
    if (areRefused && step === 'documents') changeFiles(() => [])
  })
  // Only once this step is shown: without files, the later steps would send the person back.
  useEffect(() => removeRefused(), [])
  const steps = paymentSteps(form)
  const place = steps.indexOf(step)
  const title = stepTitle(step, text)
  const lacks = hasPaymentDocuments(form, files) ? null : areMissing ? 'missing' : areRefused ? 'refused' : null
  const notice = hasFailed ? 'failed' : lacks
  usePageTitle(title)
  useErrorTitle(notice !== null && listed.length === 0, text.error_title)

  /** Also of the files that are on their way. */
  function clearFiles() {
    changeFiles(() => [])
    import('./payment-uploads.ts').then(({ stopUploads }) => stopUploads(app, claim.claimNumber)).catch(() => undefined)
  }

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (isSending) return
    // Numbering plans check the phone number better than its shape.
    if (step === 'account-information') await loadPhonePlans()
    // Includes what was typed in the meantime.
    const answers = tidied(newest())
    replace(answers)
    if (!check(answers)) return
    if (step === 'documents' && !hasPaymentDocuments(answers, files)) return setMissing(true)
    await save()
    const next = paymentSteps(answers)[place + 1]
    if (next) await go(next)
    else await send({ form: answers, files })
  }

  return (
    <PaymentContext value={{ text, form, change, leave, errorOf }}>
      <PaymentFrame step={step} claimNumber={claim.claimNumber} isStored={payment.isStored} isRestored={isRestored}>
        <form className="payment-form" noValidate onSubmit={(event) => void submit(event)}>
          <ErrorSummary
            items={listed.map((problem) => ({ ...problem, id: fieldId(problem.name) }))}
            missing={[text.required, text.required_to_sign]}
            attempts={attempts}
            words={text}
            locale={locale}
          />
          <StepNotice kind={notice} />
          {step === 'account-information' && <AccountStep onHolder={clearFiles} />}
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

/** The answers in their stored form: Enter can send a field that was never left. */
function tidied(form: PaymentForm): PaymentForm {
  const entries = Object.entries(form).map(([field, value]) => [
    field,
    typeof value === 'string' ? tidyAnswer(field as PaymentField, value) : value,
  ])
  return Object.fromEntries(entries)
}
