import { brazilDays } from '@amparo/rules/payment-form/brazil-days'
import { type PaymentStep, paymentSteps } from '@amparo/rules/payment-form/payment-form'
import { hasPaymentDocuments, type PaymentChecks, stepProblems } from '@amparo/rules/payment-form/problems'
import { useState } from 'react'
import { Navigate, useNavigate, useParams } from 'react-router'
import { usePhoneCheck } from '../../blocks/phone/use-phone-check.ts'
import { usePlatform } from '../../platform/platform.ts'
import { PaymentStepPage } from './payment-step-page.tsx'
import type { PaymentRead } from './read-payment.ts'
import { usePaymentForm } from './use-payment-form.ts'

/** The step of the address if all steps before it are complete, or else the first step (C-X66). */
export function PaymentSteps({ claim }: { claim: PaymentRead }) {
  const { now } = usePlatform()
  const isPhone = usePhoneCheck()
  const payment = usePaymentForm(claim)
  const { '*': asked = '', ...rest } = useParams()
  const navigate = useNavigate()
  const [isRestored, setRestored] = useState(claim.draft !== null)
  const [areRefused, setRefused] = useState(false)
  const checks: PaymentChecks = { today: brazilDays(now()), isPhone }
  const { form, files } = payment
  const steps = paymentSteps(form)
  const isDone = (step: PaymentStep) =>
    step === 'documents' ? hasPaymentDocuments(form, files) : stepProblems(step, form, checks).length === 0

  const place = steps.indexOf(asked as PaymentStep)
  const isInOrder = place >= 0 && steps.slice(0, place).every(isDone)
  const base = `/${rest.countryCode}/${rest.languageCode}/online-payment-form/${claim.claimNumber}`
  if (!isInOrder) return <Navigate to={`${base}/${steps[0]}`} replace />

  return (
    <PaymentStepPage
      key={asked}
      step={asked as PaymentStep}
      claim={claim}
      payment={payment}
      checks={checks}
      isRestored={isRestored}
      areRefused={areRefused}
      go={(step, { areRefused = false } = {}) => {
        setRestored(false)
        setRefused(areRefused)
        return navigate(`${base}/${step}`)
      }}
    />
  )
}
