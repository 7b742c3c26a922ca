import '../../../ui/help-page.css'
import './success-page.css'
import { useLoaderData } from 'react-router'
import { useContent } from '../../../platform/content.ts'
import { Link } from '../../../platform/link.tsx'
import { useLocale } from '../../../platform/locale.ts'
import { countryPath, paths } from '../../../platform/paths.ts'
import { usePageTitle } from '../../../session/page-title.ts'
import { Illustration } from '../../../ui/illustration.tsx'
import type { ClaimRead } from '../read-claim.ts'
import ClaimRefused from './claim-refused.tsx'

/** C-X62: the number of a claim that was sent. */
export function SuccessPage() {
  const read = useLoaderData<ClaimRead>()
  const text = useContent('claim-journey')
  const locale = useLocale()
  usePageTitle(text.success_title)
  if ('refusal' in read) return <ClaimRefused {...read} />

  return (
    <div className="wrap help-page">
      <Illustration name="success" />
      <div>
        <h1 tabIndex={-1}>{text.success_title}</h1>
        <p className="claim-number">
          {text.success_number} <strong className="num">{read.draft.claimNumber}</strong>
        </p>
        <p className="lead">{text.success_text}</p>
        <Link className="button" to={countryPath(read.card.ica_country, locale, paths.benefits)}>
          {text.success_back}
        </Link>
      </div>
    </div>
  )
}

/** What the router looks for in a page that it loads on demand. */
export { SuccessPage as Component }
