import './claims.css'
import { fill } from '@amparo/content/fill'
import { useContent } from '../../../../platform/content/content.ts'
import { useLocale } from '../../../../platform/content/locale.ts'
import { longDate } from '../../../../platform/content/long-date.ts'
import { Region } from '../../../../platform/loading/region.tsx'
import { Link } from '../../../../platform/navigation/link.tsx'
import { usePolicy } from '../../../../queries/marketplace/get-policy.ts'
import { Skeleton } from '../../../../ui/feedback/skeleton.tsx'
import { PolicyPageHeading } from '../shell/policy-page-heading.tsx'
import { useSelfService } from '../use-self-service.ts'
import { ClaimsPhone } from './claims-phone.tsx'
import { FiledClaims } from './filed-claims.tsx'
import { useHasBegun } from './use-has-begun.ts'

/** Shows whom to call, a link to the claim form, and the claims filed before (M-206, M-243, M-244). */
export function ClaimsPage() {
  const names = useContent('self-service')
  const text = useContent('self-service-claims')
  const locale = useLocale()
  const { pathTo } = useSelfService()
  const policy = usePolicy()
  const hasBegun = useHasBegun(policy)

  return (
    <>
      <PolicyPageHeading title={names.page_claims} />
      <p className="lead">{text.lead}</p>
      <section className="claims-file">
        <p>{hasBegun ? text.file_text : fill(text.not_begun, { date: longDate(policy.effective_date, locale) })}</p>
        {hasBegun && (
          <Link className="button" to={pathTo('claims/file')}>
            {text.file}
          </Link>
        )}
      </section>
      <ClaimsPhone />
      <Region loading={<Skeleton shape="line" />}>
        <FiledClaims />
      </Region>
    </>
  )
}

export { ClaimsPage as Component }
