import { fill } from '@amparo/content/fill'
import { useNavigate } from 'react-router'
import { useContent } from '../../platform/content/content.ts'
import { leftToRight } from '../../platform/content/phone-in-text.ts'
import { Link } from '../../platform/navigation/link.tsx'
import { useDrafts } from '../../session/drafts/claim-drafts.ts'
import { Button } from '../../ui/button.tsx'
import { takeBack } from '../continue-elsewhere/take-back.ts'
import { useContinuedAt } from '../continue-elsewhere/use-continued-at.ts'
import type { SavedClaim } from './use-saved-claims.ts'

/** A saved claim that was continued on another device, or sent from it. */
export default function ClaimElsewhere({ claim: { draft, path, name, elsewhere } }: { claim: SavedClaim }) {
  const text = useContent('continue-elsewhere')
  const saved = useContent('saved-claims')
  const drafts = useDrafts()
  const navigate = useNavigate()
  const continuedAt = useContinuedAt()
  if (!elsewhere) return null
  if (elsewhere.kind === 'sent') {
    const number = elsewhere.claimNumber
    return (
      <section className="saved-claims" aria-label={name}>
        <div>
          <h2>{name}</h2>
          <p className="soft">{number ? fill(text.sent_number, { number: leftToRight(number) }) : text.sent_title}</p>
          {!number && <p className="soft">{text.sent_no_number}</p>}
        </div>
        <Link className="button button-second" to={path}>
          {number ? text.see_claim : text.check_again}
        </Link>
      </section>
    )
  }

  async function take(at: string) {
    await takeBack(drafts, draft, at)
    await navigate(path)
  }

  return (
    <section className="saved-claims" aria-label={saved.label}>
      <div>
        <h2>{name}</h2>
        <p className="soft">{continuedAt(elsewhere.at)}</p>
      </div>
      <Button look="second" onClick={() => void take(elsewhere.at)}>
        {text.take_back}
      </Button>
    </section>
  )
}
