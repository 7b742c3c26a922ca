import './partner-banner.css'
import type { Benefit } from '@amparo/contract/benefits'
import { isExpired } from '@amparo/rules/benefits/benefit-expiry'
import { useContent } from '../../../platform/content/content.ts'
import { isSafeAddress } from '../../../platform/content/rich-text.tsx'
import { Region } from '../../../platform/loading/region.tsx'
import { usePlatform } from '../../../platform/platform.ts'
import { Icon } from '../../../ui/art/icon.tsx'
import { Illustration } from '../../../ui/art/illustration.tsx'

/** Shown if the card has a third-party benefit with a banner in content (P-198 to P-204). */
export function PartnerBanner({ benefits }: { benefits: readonly Benefit[] }) {
  const { today } = usePlatform()
  const codes = benefits.filter((benefit) => benefit.is_third_party && !isExpired(benefit, today()))

  return (
    codes.length > 0 && (
      <Region>
        <BannerOf codes={codes.map(({ benefit_code }) => benefit_code)} />
      </Region>
    )
  )
}

function BannerOf({ codes }: { codes: readonly string[] }) {
  const banners = useContent('third-party-banner')
  const { banner_label } = useContent('benefits-home')
  const { opens_new_tab } = useContent('shell')
  const banner = Object.values(banners).find(({ benefitCode }) => codes.includes(benefitCode))
  if (!banner || !isSafeAddress(banner.bannerCtaUrl)) return null

  return (
    <section className="partner" aria-label={banner_label}>
      <Illustration name={banner.backgroundImg} position={banner.backgroundImgPosition} />
      <div>
        <p className="partner-label">{banner_label}</p>
        <h2>{banner.bannerTitle}</h2>
        <p className="soft">{banner.bannerDescription}</p>
        <a className="button button-second" href={banner.bannerCtaUrl} target="_blank" rel="noopener noreferrer">
          {banner.bannerCtaLabel}
          <Icon name="out" />
          <span className="hidden-visually">({opens_new_tab})</span>
        </a>
      </div>
    </section>
  )
}
