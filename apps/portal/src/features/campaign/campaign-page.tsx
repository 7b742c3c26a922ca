import './campaign-page.css'
import { languageHome } from '@amparo/rules/locale/locales'
import { Suspense } from 'react'
import { Navigate, useParams } from 'react-router'
import { useContent } from '../../platform/content.ts'
import { useLocale } from '../../platform/locale.ts'
import { RichText } from '../../platform/rich-text.tsx'
import { usePageTitle } from '../../session/page-title.ts'
import { Illustration } from '../../ui/art/illustration.tsx'
import { CampaignSkeleton } from './campaign-skeleton.tsx'
import { type Campaign, findCampaign } from './find-campaign.ts'
import { GoodToKnow } from './good-to-know.tsx'
import { OutwardJourney } from './outward-journey.tsx'
import { OutwardLink } from './outward-link.tsx'

type Props = { leaveFor?: (address: string) => void }

/** Portal specification §2.8. */
export function CampaignPage({ leaveFor }: Props) {
  return (
    <Suspense fallback={<CampaignSkeleton />}>
      <CampaignOrLogin leaveFor={leaveFor} />
    </Suspense>
  )
}

/** P-289. */
function CampaignOrLogin({ leaveFor }: Props) {
  const { urlSlug = '' } = useParams()
  const locale = useLocale()
  const campaign = findCampaign(useContent('campaigns'), urlSlug)

  return campaign ? (
    <OutwardJourney leaveFor={leaveFor}>
      <CampaignView campaign={campaign} />
    </OutwardJourney>
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
          <OutwardLink address={campaign.header_button_url}>{campaign.header_button_label}</OutwardLink>
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

/** What the router looks for in a page that it loads on demand. */
export { CampaignPage as Component }
