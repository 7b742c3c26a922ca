import './start-page.css'
import '../../../ui/help-page.css'
import type { Benefit } from '@amparo/contract/benefits'
import { canStartClaim } from '@amparo/rules/benefits/benefit-actions'
import { findBenefit } from '@amparo/rules/benefits/find-benefit'
import { claimableBenefits } from '@amparo/rules/claims/claimable-benefits'
import { needsDay } from '@amparo/rules/claims/needs-day'
import { useEffect, useEffectEvent, useId, useState } from 'react'
import { useParams } from 'react-router'
import { StartDialogs } from '../../../blocks/claim-start/start-dialogs.tsx'
import { useStart } from '../../../blocks/claim-start/use-start.ts'
import { ContactNumbers } from '../../../blocks/contact-numbers/contact-numbers.tsx'
import { useContent, useOptionalContent } from '../../../platform/content/content.ts'
import { useLocale } from '../../../platform/content/locale.ts'
import { lazyPart } from '../../../platform/loading/load-page.ts'
import { Region } from '../../../platform/loading/region.tsx'
import { usePlatform } from '../../../platform/platform.ts'
import { useStore } from '../../../platform/state/create-store.ts'
import { useCountry } from '../../../queries/get-country.ts'
import { useBenefits } from '../../../queries/list-benefits.ts'
import { useAppPart } from '../../../session/app-parts.ts'
import { lostClaim } from '../../../session/lost-claim.ts'
import { usePageTitle } from '../../../session/page-title.ts'
import { Illustration } from '../../../ui/art/illustration.tsx'
import { Banner } from '../../../ui/feedback/banner.tsx'
import { BenefitChoice } from './benefit-choice.tsx'

const SavedClaims = lazyPart(() => import('../../../blocks/claim-drafts/saved-claims.tsx'))

/** The root of the claims area. With a benefit in the address, the claim starts at once. */
export function StartPage() {
  const text = useContent('claims-start')
  const labels = useOptionalContent('contact')
  const country = useCountry()
  const card = useBenefits()
  const { benefits } = card
  const { benefitCode = '' } = useParams()
  const wanted = findBenefit(benefits, benefitCode)
  const isWanted = (one: Benefit) => one.benefit_id === wanted?.benefit_id
  const claimable = claimableBenefits(benefits, useLocale()).filter((one) => country && canStartClaim(one, country))
  // The benefit in the address comes first, so that its questions are visible.
  const choices = [...claimable.filter(isWanted), ...claimable.filter((one) => !isWanted(one))]
  const [open, setOpen] = useState(wanted?.benefit_id)
  // Going back to an address with a benefit would start another claim; the list is a page to go back to.
  const start = useStart({ replaces: wanted !== undefined })
  const { today } = usePlatform()
  const titleId = useId()
  usePageTitle(text.page)

  const startAtOnce = useEffectEvent(() => {
    if (!wanted || !country) return
    // A day is asked for first, but not where the claim could not be started anyway (C-010).
    if (!needsDay(wanted, today()) || !canStartClaim(wanted, country)) void start.begin(wanted)
  })
  useEffect(() => startAtOnce(), [])
  const lost = useAppPart(lostClaim)
  const isLost = useStore(lost)
  useEffect(() => () => lost.set(false), [lost])

  return (
    <>
      <div className="wrap help-page">
        <Illustration name="accident" />
        <div className="start-claim">
          <h1 tabIndex={-1}>{text.title}</h1>
          <p className="lead">{choices.length > 0 ? text.text : text.none}</p>
          {isLost && (
            <Banner tone="info">
              <p>{text.lost}</p>
            </Banner>
          )}
          <Region failed={null}>
            <SavedClaims {...card} />
          </Region>
          {choices.length > 0 && (
            <section aria-labelledby={titleId}>
              <h2 id={titleId}>{text.benefit_label}</h2>
              <ul className="claim-choice-list">
                {choices.map((benefit) => (
                  <BenefitChoice
                    key={benefit.benefit_id}
                    benefit={benefit}
                    isOpen={open === benefit.benefit_id}
                    onOpen={(isOpen) => setOpen(isOpen ? benefit.benefit_id : undefined)}
                    start={start}
                  />
                ))}
              </ul>
            </section>
          )}
          <h2>{text.help_title}</h2>
          <p className="soft start-help">{text.help_text}</p>
          <ContactNumbers numbers={country?.contactNumbers ?? []} labels={labels} />
        </div>
      </div>
      {start.step && start.benefit && (
        <StartDialogs
          key={start.step}
          step={start.step}
          benefit={start.benefit}
          onPass={(verified) => void start.pass(verified)}
          onClose={start.giveUp}
        />
      )}
    </>
  )
}

export { StartPage as Component }
