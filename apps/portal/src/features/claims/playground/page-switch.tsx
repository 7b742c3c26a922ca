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
        const asked = journey.find((one) => one.page_key === page_key)
        return (
          <button
            key={page_key}
            type="button"
            aria-current={place === current ? 'page' : undefined}
            onClick={() => onGo(place)}
          >
            {place + 1} {page_key} <span className="soft">{asked ? stateOf(asked) : 'not asked'}</span>
          </button>
        )
      })}
    </nav>
  )
}

function stateOf({ problems, isOpen }: PageOfJourney): string {
  if (problems.length > 0) return `${problems.length} to answer`
  return isOpen ? 'done' : ''
}
