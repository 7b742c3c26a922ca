import type { Benefit } from '@amparo/contract/benefits'
import type { Country } from '@amparo/contract/countries'
import type { IsoDate } from '@amparo/rules/dates/iso-date'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useContent } from '../../platform/content/content.ts'
import { useLocale } from '../../platform/content/locale.ts'
import { useCountry } from '../../queries/get-country.ts'
import { useAction } from '../../queries/use-action.ts'
import { coverQuery } from '../../queries/validate-benefit.ts'
import { useAppParts } from '../../session/app-parts.ts'
import { useCard } from '../../session/card-session.ts'
import { cwdVerified } from '../../session/session-fields.ts'
import { claimPath } from '../claim-drafts/claim-path.ts'
import { openClaim, storedClaim } from '../claim-drafts/open-claim.ts'
import type { VerifiedPhone } from '../phone-verification/phone-types.ts'
import { nextStep, type StartStep } from './start-checks.ts'
import { startKey, verifiedPhones } from './verified-phones.ts'

/** The claim to start. `day` is the day of the loss, for benefits that need it. */
type Start = {
  benefit: Benefit
  day?: IsoDate | undefined
  /** The phone number that was verified on the way (C-X69). */
  verified?: VerifiedPhone | undefined
  passed: readonly StartStep[]
}
export type StartTrouble = 'ineligible' | 'failed'

/** Goes through the checks of a start, one after the other, and then opens the claim, in the history in place of this page if it `replaces` it. */
export function useStart({ replaces }: { replaces: boolean }) {
  const app = useAppParts()
  const { platform, queries, store } = app
  const navigate = useNavigate()
  const locale = useLocale()
  const country = useCountry()
  const card = useCard()
  const { cwd_service_provider } = useContent('claims-start')
  const { phoneVerifiedBenefits = [] } = platform.settings
  const verified = app.part(verifiedPhones)
  const [shown, setShown] = useState<(Start & { step: StartStep }) | null>(null)
  const [trouble, setTrouble] = useState<StartTrouble | null>(null)
  const [tried, setTried] = useState<Start | null>(null)

  /** The checks that need nothing from the person. */
  const finishing = useAction({
    run: async (signal, start: Start & { step: StartStep }) => {
      if (start.step === 'check-day' && !(await isCovered(start))) return 'ineligible'
      signal.throwIfAborted()
      return open(start)
    },
    // Queries and drafts report their own failures.
    reportAs: null,
    onDone: (result) => result === 'ineligible' && stop('ineligible'),
    onFailed: () => stop('failed'),
  })

  function stop(why: StartTrouble) {
    setTrouble(why)
    setShown(null)
  }

  function stepAfter(start: Start, inCountry: Country): StartStep {
    const isCwdVerified = cwdVerified.read(store) === true
    return nextStep({ ...start, country: inCountry, phoneVerifiedBenefits, isCwdVerified, today: platform.today() })
  }

  async function go(start: Start) {
    if (!country || !card) return
    const step = stepAfter(start, country)
    setTrouble(null)
    setTried(start)
    setShown({ ...start, step })
    if (step === 'check-day' || step === 'open-claim') await finishing.start({ ...start, step })
  }

  /** The claim starts only if the server finds the benefit on that day (C-019, C-X22). */
  function isCovered({ benefit: { benefit_code }, day }: Start): Promise<boolean> {
    const body = { pan_token: card?.panToken ?? '', today: day ?? platform.today(), benefit_code }
    return queries.fetchQuery(coverQuery(platform, body))
  }

  /** Resumes or creates the claim, and goes there (C-020 to C-022). */
  async function open({ benefit, day, verified }: Start) {
    if (!country || !card) return
    const serviceProvider = benefit.benefit_code === 'CWD' ? cwd_service_provider : undefined
    const claim = await openClaim(app, { card, benefit, locale, lossDay: day, serviceProvider, verified })
    await navigate(claimPath(country.code, locale, claim), { replace: replaces })
  }

  return {
    step: shown?.step ?? null,
    benefit: shown?.benefit ?? null,
    /** Why the last attempt failed. It was about one benefit on one day, and says nothing about others. */
    troubleWith: (benefit: Benefit, day?: IsoDate) =>
      tried?.benefit.benefit_id === benefit.benefit_id && tried.day === day ? trouble : null,
    isBusy: finishing.isRunning,
    /** Whether a dialog comes before anything else: the cardholder verification or a disclaimer (P-262, P-263). */
    asksFirst: (benefit: Benefit) =>
      country !== null && ['verify-phone', 'disclaimer'].includes(stepAfter({ benefit, passed: [] }, country)),
    /** A stored claim whose phone number was verified needs no second verification. */
    begin: async (benefit: Benefit, day?: IsoDate) => {
      const isAsked = card && phoneVerifiedBenefits.includes(benefit.benefit_code)
      const stored = isAsked && (await storedClaim(app, { benefit, card, locale }))
      const known = isAsked ? verified.get(startKey(card.panToken, benefit.benefit_code)) : undefined
      const isVerified = known !== undefined || (stored && stored.phoneVerificationToken !== undefined)
      await go({ benefit, day, verified: known, passed: isVerified ? ['verify-phone'] : [] })
    },
    pass: (phone = shown?.verified) =>
      shown && go({ ...shown, verified: phone, passed: [...shown.passed, shown.step] }),
    /** A phone that was verified by then is not verified again next time. */
    giveUp: () => {
      if (shown?.verified && card) verified.set(startKey(card.panToken, shown.benefit.benefit_code), shown.verified)
      setShown(null)
    },
  }
}
