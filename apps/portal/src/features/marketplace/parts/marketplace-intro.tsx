import '../marketplace.css'
import { MarketplaceHero } from '../../../ui/art/marketplace-hero.tsx'

/** The heading of a page that offers coverage, next to its picture. */
export function MarketplaceIntro({ title, lead }: { title: string; lead: string }) {
  return (
    <header className="marketplace-hero">
      <div>
        <h1 tabIndex={-1}>{title}</h1>
        <p className="lead">{lead}</p>
      </div>
      <MarketplaceHero />
    </header>
  )
}
