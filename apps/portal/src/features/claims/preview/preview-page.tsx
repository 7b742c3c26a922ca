import './preview-page.css'
import '../../../ui/help-page.css'
import type { Benefit } from '@amparo/contract/benefits'
import { isNeeded } from '@amparo/form-engine/journey/is-needed'
import { canStartClaim } from '@amparo/rules/benefits/benefit-actions'
import { findBenefit } from '@amparo/rules/benefits/find-benefit'
import { claimableBenefits } from '@amparo/rules/claims/claimable-benefits'
import type { IsoDate } from '@amparo/rules/dates/iso-date'
import { languageHome } from '@amparo/rules/locale/locales'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useNavigate, useParams } from 'react-router'
import { formOf } from '../../../blocks/claim-drafts/form-of.ts'
import { useContent } from '../../../platform/content/content.ts'
import { useLocale } from '../../../platform/content/locale.ts'
import { Region } from '../../../platform/loading/region.tsx'
import { Link } from '../../../platform/navigation/link.tsx'
import { countryPath, paths } from '../../../platform/navigation/paths.ts'
import { usePlatform } from '../../../platform/platform.ts'
import { countryQuery } from '../../../queries/get-country.ts'
import { useBenefits } from '../../../queries/list-benefits.ts'
import { claimPagesQuery } from '../../../queries/list-claim-pages.ts'
import { type Card, useCard } from '../../../session/card-session.ts'
import { usePageTitle } from '../../../session/page-title.ts'
import { Illustration } from '../../../ui/art/illustration.tsx'

/** The pages of a claim, read-only (C-127, C-X15). A form belongs to a card, so a guest learns how to see one. */
export function PreviewPage() {
  const text = useContent('claim-journey')
  const locale = useLocale()
  const card = useCard()
  usePageTitle(text.preview_title)

  return (
    <div className="wrap help-page">
      <Illustration name="accident" />
      <div>
        <h1 tabIndex={-1}>{text.preview_title}</h1>
        {card ? (
          <Region>
            <Forms card={card} />
          </Region>
        ) : (
          <p className="lead">
            <Link to={languageHome(locale)}>{text.preview_guest}</Link>
          </p>
        )}
      </div>
    </div>
  )
}

function Forms({ card }: { card: Card }) {
  const text = useContent('claim-journey')
  const { none } = useContent('claims-start')
  const locale = useLocale()
  const navigate = useNavigate()
  const { benefitCode = '' } = useParams()
  const platform = usePlatform()
  const { benefits, ica_country } = useBenefits()
  // The country of the card, since the address may have none.
  const { data: country } = useSuspenseQuery(countryQuery(platform, ica_country))
  const claimable = claimableBenefits(benefits, locale).filter(
    (one) => country && one.claim_form && canStartClaim(one, country),
  )
  const benefit = findBenefit(claimable, benefitCode) ?? claimable[0]
  if (!benefit) return <p className="lead">{none}</p>
  const goTo = (code: string) => navigate(countryPath(ica_country, locale, `${paths.previewClaim}/${code}`))

  return (
    <>
      <p className="lead">{text.preview_text}</p>
      <label>
        {text.preview_choose}{' '}
        <select value={benefit.benefit_code} onChange={({ target }) => void goTo(target.value)}>
          {claimable.map(({ benefit_code, name }) => (
            <option key={benefit_code} value={benefit_code}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <Region key={benefit.benefit_code}>
        <PageList form={{ card, benefit, locale, lossDay: coveredDay(benefit, platform.today()) }} />
      </Region>
    </>
  )
}

/** The form is that of a day that the benefit covers: the nearest one, if that is not today (C-X24). */
function coveredDay(benefit: Benefit, today: IsoDate): IsoDate {
  const { benefit_effective_date: first, benefit_expiration_date: last } = benefit
  if (first !== null && first > today) return first
  return last !== null && last < today ? last : today
}

function PageList({ form }: { form: Parameters<typeof formOf>[1] }) {
  const platform = usePlatform()
  const { documents_step, review_step } = useContent('claim-journey')
  const { pages } = useSuspenseQuery(claimPagesQuery(platform, formOf(platform, form))).data
  // Like the time that a claim takes, without the pages that only a certain answer needs.
  const usual = pages.filter((page) => isNeeded(page, {})).map(({ title }) => title)

  return (
    <ol className="preview-pages">
      {[...usual, documents_step, review_step].map((title) => (
        <li key={title}>{title}</li>
      ))}
    </ol>
  )
}

export { PreviewPage as Component }
