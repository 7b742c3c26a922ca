import type { ClaimPage } from '@amparo/contract/claim-forms'
import type { PageOfJourney } from '@amparo/form-engine/journey/claim-journey'

type Props = {
  pages: readonly ClaimPage[]
  journey: readonly PageOfJourney[]
  current: number
  onGo: (place: number) => void
}

export function PageSwitch({ pages, journey, current, onGo }: Props) {
  return (
    <nav className="playground-pages" aria-label="Pages of the form">
      {pages.map(({ page_key }, place) => {
        const { problems = [], isOpen } = journey[place] ?? {}
        return (
          <button
            key={page_key}
            type="button"
            aria-current={place === current ? 'page' : undefined}
            onClick={() => onGo(place)}
          >
            {place + 1} {page_key}{' '}
            <span className="soft">{problems.length > 0 ? `${problems.length} to answer` : isOpen ? 'done' : ''}</span>
          </button>
        )
      })}
    </nav>
  )
}
