import './before-you-start.css'
import { fill, plural } from '@amparo/content/fill'
import type { Benefit } from '@amparo/contract/benefits'
import type { Country } from '@amparo/contract/countries'
import { needsDay } from '@amparo/rules/claims/needs-day'
import { isListed } from '@amparo/rules/claims/payment-document'
import { intlTag } from '@amparo/rules/locale/locales'
import { Navigate } from 'react-router'
import { STEPS_AFTER_FORM } from '../../../blocks/claim-drafts/claim-path.ts'
import { StartDialogs } from '../../../blocks/claim-start/start-dialogs.tsx'
import { useStart } from '../../../blocks/claim-start/use-start.ts'
import { track } from '../../../platform/analytics/analytics.ts'
import { useContent, useOptionalContent } from '../../../platform/content/content.ts'
import { useLocale } from '../../../platform/content/locale.ts'
import { Link } from '../../../platform/navigation/link.tsx'
import { countryPath, paths } from '../../../platform/navigation/paths.ts'
import { usePlatform } from '../../../platform/platform.ts'
import { Icon } from '../../../ui/art/icon.tsx'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import { TimeToClaim } from './time-to-claim.tsx'

type Props = { benefit: Benefit; country: Country; words: Readonly<Record<string, string>>; onClose: () => void }

/**
 * What a claim takes: minutes, steps and documents, from the claim form and the catalogue. The dialogs that come before some claims open here, one
 * after the other, in its place.
 */
export default function BeforeYouStart({ benefit, country, words, onClose }: Props) {
  const text = useContent('before-you-start')
  const locale = useLocale()
  const tag = intlTag(locale)
  const code = benefit.benefit_code
  const form = benefit.claim_form
  const steps = (form?.pages ?? 0) + STEPS_AFTER_FORM
  const claims = countryPath(country.code, locale, `${paths.claims}/${code}`)
  const start = useStart({ replaces: false })
  const { today } = usePlatform()
  // The start page asks for the day first where it decides whether there is cover.
  const asksHere = start.asksFirst(benefit) && !needsDay(benefit, today())

  // The start page tries again, and explains what is wrong.
  if (start.troubleWith(benefit)) return <Navigate to={claims} />
  if (start.step)
    return (
      <StartDialogs
        key={start.step}
        step={start.step}
        benefit={benefit}
        onPass={(verified) => void start.pass(verified)}
        onClose={() => {
          start.giveUp()
          onClose()
        }}
      />
    )

  return (
    <Dialog
      title={text.title}
      startsAtTitle
      onClose={onClose}
      actions={
        <>
          <Link
            className="button"
            to={claims}
            onClick={(event) => {
              track({ event: 'start_claim_from_benefit_click', code })
              if (!asksHere) return
              event.preventDefault()
              void start.begin(benefit)
            }}
          >
            {text.start}
          </Link>
          <Button look="quiet" onClick={onClose}>
            {text.not_now}
          </Button>
        </>
      }
    >
      {form && (
        <p className="form-takes">
          <span>{fill(plural(text.minutes, form.minutes, tag), { count: form.minutes })}</span>
          <span>{fill(plural(text.pages, steps, tag), { count: steps })}</span>
        </p>
      )}
      {/* The field comes first: under the list it would be hidden behind the buttons on a phone. */}
      {benefit.terms.claim_days !== undefined && <TimeToClaim claimDays={benefit.terms.claim_days} words={words} />}
      {form && form.documents.length > 0 && <Documents ids={form.documents} words={words} />}
    </Dialog>
  )
}

function Documents({ ids, words }: { ids: readonly string[]; words: Readonly<Record<string, string>> }) {
  const text = useContent('before-you-start')
  const names = useOptionalContent('claim-documents')
  const titles = ids
    .filter(isListed)
    .map((id) => names?.[id.toLowerCase() as keyof typeof names]?.title)
    .filter(Boolean)

  return (
    <>
      <h3>{text.documents}</h3>
      <ul className="checks">
        {titles.map((title) => (
          <li key={title}>
            <Icon name="file" />
            <span>{title}</span>
          </li>
        ))}
      </ul>
      <p className="benefit-small">{fill(text.documents_note, { document_days: words.document_days ?? '' })}</p>
    </>
  )
}
