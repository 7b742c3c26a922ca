import './campaign-page.css'
import { languageHome } from '@amparo/rules/locale/locales'
import { Suspense } from 'react'
import { Navigate, useParams } from 'react-router'
import { useContent } from '../../platform/content/content.ts'
import { useLocale } from '../../platform/content/locale.ts'
import { RichText } from '../../platform/content/rich-text.tsx'
import { usePageTitle } from '../../session/page-title.ts'
import { Illustration } from '../../ui/art/illustration.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { AskBeforeLeaving } from './ask-before-leaving.tsx'
import { ExternalLink } from './external-link.tsx'
import { type Campaign, findCampaign } from './find-campaign.ts'
import { GoodToKnow } from './good-to-know.tsx'

type Props = { leaveFor?: (address: string) => void }

/** Portal specification §2.8. */
export function CampaignPage({ leaveFor }: Props) {
  return (
    <Suspense fallback={<CampaignSkeleton />}>
      <CampaignOrLogin leaveFor={leaveFor} />
    </Suspense>
  )
}

/** An unknown campaign leads to login (P-289). */
function CampaignOrLogin({ leaveFor }: Props) {
  const { urlSlug = '' } = useParams()
  const locale = useLocale()
  const campaign = findCampaign(useContent('campaigns'), urlSlug)

  return campaign ? (
    <AskBeforeLeaving leaveFor={leaveFor}>
      <CampaignView campaign={campaign} />
    </AskBeforeLeaving>
  ) : (
    <Navigate to={languageHome(locale)} replace />
  )
}

function CampaignView({ campaign }: { campaign: Campaign }) {
  usePageTitle(campaign.title)

  return (
    <div className="wrap campaign">
      <section className="campaign-hero">
        <div>
          <h1 tabIndex={-1}>{campaign.title}</h1>
          <p className="lead">{campaign.short_description}</p>
          <ExternalLink address={campaign.header_button_url}>{campaign.header_button_label}</ExternalLink>
        </div>
        <Illustration name={campaign.hero_image} />
      </section>
      <GoodToKnow campaign={campaign} />
      {campaign.disclaimer && (
        <p className="campaign-disclaimer">
          <RichText text={campaign.disclaimer} />
        </p>
      )}
    </div>
  )
}

/** Shown while the campaign loads (P-288). */
function CampaignSkeleton() {
  const { loading } = useContent('shell')

  return (
    <div className="wrap campaign" role="status" aria-busy="true" aria-label={loading}>
      <Skeleton shape="banner" />
      <Skeleton shape="title" />
      <Skeleton shape="line" />
      <Skeleton shape="line" />
    </div>
  )
}

export { CampaignPage as Component }
