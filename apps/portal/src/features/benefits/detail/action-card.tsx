import './action-card.css'
import { fill, plural } from '@amparo/content/fill'
import type { Benefit, BenefitsResponse } from '@amparo/contract/benefits'
import { type BenefitAction, benefitActions, benefitNote } from '@amparo/rules/benefits/benefit-actions'
import { letterButton } from '@amparo/rules/letters/letter-kinds'
import { intlTag } from '@amparo/rules/locale/locales'
import { useState } from 'react'
import { track } from '../../../platform/analytics/analytics.ts'
import { useContent, useOptionalContent } from '../../../platform/content/content.ts'
import { useLocale } from '../../../platform/content/locale.ts'
import { RichText } from '../../../platform/content/rich-text.tsx'
import { lazyPart } from '../../../platform/loading/load-page.ts'
import { Region } from '../../../platform/loading/region.tsx'
import { useCountry } from '../../../queries/get-country.ts'
import { useFlag } from '../../../queries/list-feature-flags.ts'
import { LetterLink } from '../letters/letter-link.tsx'
import { ActionButton, type BenefitModal } from './action-button.tsx'
import { GuideButton } from './guide-button.tsx'
import { safeAddresses } from './safe-addresses.ts'
import type { Details } from './use-details.ts'

const BeforeYouStart = lazyPart(() => import('./before-you-start.tsx'))
const SignInDialog = lazyPart(() => import('../../../blocks/sign-in/sign-in-dialog.tsx'))
const LetterDialogs = lazyPart(() => import('../letters/letter-dialogs.tsx'))

/** A card that begins with one of these asks whether something happened. */
const claimActions: readonly (BenefitAction | undefined)[] = ['start-claim', 'download-form', 'send-form']

type Props = { benefit: Benefit; card: BenefitsResponse; details: Details; words: Readonly<Record<string, string>> }

/** The action buttons in order of priority, and the link to the guide (portal specification §2.10). */
export function ActionCard({ benefit, card, details, words }: Props) {
  const text = useContent('benefit-page')
  const country = useCountry()
  const isMarketplaceOpen = useFlag('mcu_nam_cp')
  // One state, so that only one dialog can be open (P-260).
  const [modal, setModal] = useState<BenefitModal | null>(null)
  if (!country) return null
  const addresses = safeAddresses(details)
  const actions = benefitActions(benefit, { country, addresses, isMarketplaceOpen })
  const isAboutClaims = actions.length === 0 ? benefitNote(benefit) !== 'service' : claimActions.includes(actions[0])
  const close = () => setModal(null)

  function open(next: BenefitModal) {
    setModal(next)
    const isToSite = letterButton(benefit.benefit_code, card.ica_country)?.opens === 'insurer-site'
    if (isToSite && (next === 'register' || next === 'travel-letter'))
      track({ event: 'site_click', code: benefit.benefit_code, action: next })
  }

  return (
    <aside className="action-card" aria-label={text.actions}>
      <div className="action-title">
        <h2>{isAboutClaims ? text.claim_title : text.actions}</h2>
        {actions[0] === 'start-claim' && <FormTime benefit={benefit} />}
      </div>
      <Note benefit={benefit} words={words} />
      {actions.map((action, place) => (
        <ActionButton key={action} action={action} addresses={addresses} first={place === 0} onOpen={open} />
      ))}
      <LetterLink benefit={benefit} country={country.code} />
      <GuideButton benefit={benefit} card={card} country={country} />
      <Region key={modal}>
        {modal === 'start-claim' && (
          <BeforeYouStart benefit={benefit} country={country} words={words} onClose={close} />
        )}
        {modal === 'manage-policy' && <SignInDialog onClose={close} />}
        {modal !== null && modal !== 'start-claim' && modal !== 'manage-policy' && (
          <LetterDialogs opened={modal} benefit={benefit} product={card} onClose={close} />
        )}
      </Region>
    </aside>
  )
}

function FormTime({ benefit: { claim_form } }: { benefit: Benefit }) {
  const text = useOptionalContent('before-you-start')
  const locale = useLocale()
  if (!claim_form || !text) return null

  const count = claim_form.minutes
  return <p className="soft">{fill(plural(text.minutes, count, intlTag(locale)), { count })}</p>
}

function Note({ benefit, words }: Pick<Props, 'benefit' | 'words'>) {
  const { by_phone, service, benefits_only } = useContent('benefit-page')
  const notes = { 'by-phone': by_phone, service, 'benefits-only': benefits_only }
  const note = benefitNote(benefit)

  return note && <p className="action-note">{<RichText text={fill(notes[note], { phone: words.phone ?? '' })} />}</p>
}
