import type { Benefit } from '@amparo/contract/benefits'
import { validateBenefit } from '@amparo/contract/claim-forms'
import type { IsoDate } from '@amparo/rules/dates/iso-date'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { claimPath } from '../../../blocks/claim-drafts/claim-path.ts'
import { createClaim } from '../../../blocks/claim-drafts/create-claim.ts'
import type { VerifiedPhone } from '../../../blocks/phone-verification/phone-verification.tsx'
import { useContent } from '../../../platform/content.ts'
import { useLocale } from '../../../platform/locale.ts'
import { useCountry } from '../../../queries/use-country.ts'
import { useAppParts } from '../../../session/app-parts.ts'
import { useCard } from '../../../session/card-session.ts'
import { useDrafts } from '../../../session/drafts/claim-drafts.ts'
import type { Draft } from '../../../session/drafts/draft.ts'
import { cwdVerified } from '../../../session/session-fields.ts'
import { nextStep, type StartStep } from './start-checks.ts'

/** What is being started. `day` is there where the benefit needs it. */
type Start = {
  benefit: Benefit
  day?: IsoDate | undefined
  /** C-X69: the number that was checked on the way. */
  verified?: VerifiedPhone | undefined
  passed: readonly StartStep[]
}
export type StartTrouble = 'ineligible' | 'failed'

/** Walks through the checks of a start, one at a time, up to the claim. */
export function useStart() {
  const app = useAppParts()
  const { platform, store } = app
  const drafts = useDrafts()
  const navigate = useNavigate()
  const locale = useLocale()
  const country = useCountry()
  const card = useCard()
  const { cwd_service_provider } = useContent('claims-start')
  const { phoneVerifiedBenefits = [] } = platform.settings
  const [shown, setShown] = useState<(Start & { step: StartStep }) | null>(null)
  const [trouble, setTrouble] = useState<StartTrouble | null>(null)

  async function go(start: Start) {
    if (!country || !card) return
    const isCwdVerified = cwdVerified.read(store) === true
    const step = nextStep({ ...start, country, phoneVerifiedBenefits, isCwdVerified })
    setTrouble(null)
    setShown({ ...start, step })
    if (step !== 'check-day' && step !== 'open-claim') return
    try {
      if (step === 'open-claim') return await open(start)
      if (await isCovered(start)) return await go({ ...start, passed: [...start.passed, step] })
      setTrouble('ineligible')
    } catch {
      // The query or `isCovered` has reported it.
      setTrouble('failed')
    }
    setShown(null)
  }

  /** C-019, C-X22. */
  async function isCovered({ benefit: { benefit_code }, day }: Start): Promise<boolean> {
    const body = { pan_token: card?.panToken ?? '', today: day ?? platform.today(), benefit_code }
    try {
      return (await platform.api(validateBenefit, { body })).benefit !== null
    } catch (error) {
      platform.report('PRODUCT_GRADUATION_API_ERROR', error)
      throw error
    }
  }

  async function waitingClaim(benefit: Benefit) {
    return (await drafts.list()).find(isSame({ benefit, last4: card?.last4 ?? '', locale }))
  }

  /** C-020 to C-022. */
  async function open({ benefit, day, verified }: Start) {
    if (!country || !card) return
    const waiting = await waitingClaim(benefit)
    const serviceProvider = benefit.benefit_code === 'CWD' ? cwd_service_provider : undefined
    const claim = waiting
      ? await drafts.update(waiting.localId, (draft) => ({
          ...draft,
          ...(day && { expiredBenefitTodayDate: day }),
          ...(verified && { phoneVerificationToken: verified.token }),
        }))
      : await createClaim(app, { card, benefit, locale, lossDay: day, serviceProvider, verified })
    // The way back from the claim leads to where it was started from, not into another start.
    if (claim) await navigate(claimPath(country.code, locale, claim), { replace: true })
  }

  return {
    step: shown?.step ?? null,
    benefit: shown?.benefit ?? null,
    trouble,
    isBusy: shown?.step === 'check-day' || shown?.step === 'open-claim',
    /** A claim that waits with a checked number needs no second check of it. */
    begin: async (benefit: Benefit, day?: IsoDate) => {
      const isAsked = phoneVerifiedBenefits.includes(benefit.benefit_code)
      const isVerified = isAsked && (await waitingClaim(benefit))?.phoneVerificationToken !== undefined
      await go({ benefit, day, passed: isVerified ? ['verify-phone'] : [] })
    },
    pass: (verified = shown?.verified) => shown && go({ ...shown, verified, passed: [...shown.passed, shown.step] }),
    giveUp: () => setShown(null),
  }
}

const isSame =
  ({ benefit, last4, locale }: { benefit: Benefit; last4: string; locale: string }) =>
  ({ benefit_code, panTokenLast4, language_code, claimNumber }: Draft) =>
    benefit_code === benefit.benefit_code && panTokenLast4 === last4 && language_code === locale && !claimNumber
