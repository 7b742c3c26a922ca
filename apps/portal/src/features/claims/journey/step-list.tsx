import { claimPath } from '../../../blocks/claim-drafts/claim-path.ts'
import { useContent } from '../../../platform/content/content.ts'
import { useLocale } from '../../../platform/content/locale.ts'
import { Link } from '../../../platform/navigation/link.tsx'
import { Icon } from '../../../ui/art/icon.tsx'
import type { Claim } from '../read-claim.ts'
import type { Step } from './steps-of.ts'

type Props = { steps: readonly Step[]; current: string; claim: Claim; onGo: (pageKey: string) => void }

/** The list of steps, on wide screens. Steps that were answered, and the one after them, are links. */
export function StepList({ steps, current, claim, onGo }: Props) {
  const text = useContent('claim-journey')
  const locale = useLocale()
  const { draft, card } = claim

  return (
    <nav className="stepped-list" aria-label={text.steps_label}>
      <ol>
        {steps.map(({ key, title, isOpen, isDone }, place) => (
          <li key={key} aria-current={key === current ? 'step' : undefined} data-done={isDone || undefined}>
            <span className="stepped-mark">{isDone && key !== current ? <Icon name="check" /> : place + 1}</span>
            {isOpen && key !== current ? (
              <Link
                to={claimPath(card.ica_country, locale, draft, key)}
                onClick={(event) => {
                  event.preventDefault()
                  onGo(key)
                }}
              >
                {title}
                {isDone && <span className="hidden-visually"> ({text.step_done})</span>}
              </Link>
            ) : (
              <span>{title}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
