import './saved-claims.css'
import { fill, plural } from '@amparo/content/fill'
import type { BenefitsResponse } from '@amparo/contract/benefits'
import { intlTag } from '@amparo/rules/locale/locales'
import { useState } from 'react'
import { useContent } from '../../platform/content/content.ts'
import { useLocale } from '../../platform/content/locale.ts'
import { lazyPart } from '../../platform/loading/load-page.ts'
import { Region } from '../../platform/loading/region.tsx'
import { Link } from '../../platform/navigation/link.tsx'
import { Button } from '../../ui/button.tsx'
import { type SavedClaim, useSavedClaims } from './use-saved-claims.ts'

const ClaimPicker = lazyPart(() => import('./claim-picker.tsx'))
const ContinueDialog = lazyPart(() => import('../continue-elsewhere/continue-dialog.tsx'))
const ClaimElsewhere = lazyPart(() => import('./claim-elsewhere.tsx'))

/** The banner of claims that have not been sent (C-218 to C-222). Leaves out claims of benefits that the card no longer has. */
export default function SavedClaims(card: BenefitsResponse) {
  const { claims, sent } = useSavedClaims(card)
  const [first, second] = claims

  return (
    <>
      {sent.map((claim) => (
        <Region key={claim.draft.localId}>
          <ClaimElsewhere claim={claim} />
        </Region>
      ))}
      {first && !second && <OneClaim claim={first} />}
      {second && <SeveralClaims claims={claims} />}
    </>
  )
}

function OneClaim({ claim }: { claim: SavedClaim }) {
  const text = useContent('saved-claims')
  const [isContinuing, setContinuing] = useState(false)
  const { draft, path, name, progress, elsewhere } = claim

  return (
    <>
      {elsewhere && !isContinuing ? (
        <Region>
          <ClaimElsewhere claim={claim} />
        </Region>
      ) : (
        <section className="saved-claims" aria-label={text.label}>
          <div>
            <h2>{fill(text.one, { benefit: name })}</h2>
            <p className="soft">{progress}</p>
          </div>
          <div className="saved-claims-ways">
            <Link className="button" to={path}>
              {text.resume}
            </Link>
            <Button look="link" onClick={() => setContinuing(true)}>
              {text.elsewhere}
            </Button>
          </div>
        </section>
      )}
      <Region>{isContinuing && <ContinueDialog localId={draft.localId} onClose={() => setContinuing(false)} />}</Region>
    </>
  )
}

function SeveralClaims({ claims }: { claims: readonly SavedClaim[] }) {
  const text = useContent('saved-claims')
  const tag = intlTag(useLocale())
  const [isPicking, setPicking] = useState(false)
  const [continued, setContinued] = useState<string | null>(null)
  const { length: count } = claims

  return (
    <section className="saved-claims" aria-label={text.label}>
      <div>
        <h2>{fill(plural(text.several, count, tag), { count })}</h2>
        <p className="soft">{text.choose}</p>
      </div>
      <Button onClick={() => setPicking(true)}>{text.pick}</Button>
      <Region>
        {isPicking && (
          <ClaimPicker
            claims={claims}
            onElsewhere={(localId) => {
              setPicking(false)
              setContinued(localId)
            }}
            onClose={() => setPicking(false)}
          />
        )}
      </Region>
      <Region>{continued && <ContinueDialog localId={continued} onClose={() => setContinued(null)} />}</Region>
    </section>
  )
}
