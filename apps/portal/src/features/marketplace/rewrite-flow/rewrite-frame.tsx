import './rewrite-frame.css'
import { fill } from '@amparo/content/fill'
import { useIsMutating, useQuery } from '@tanstack/react-query'
import { createContext, use, useEffect, useState } from 'react'
import { Outlet } from 'react-router'
import { useContent } from '../../../platform/content/content.ts'
import { Region } from '../../../platform/loading/region.tsx'
import { policyQuery } from '../../../queries/marketplace/get-policy.ts'
import { useAppPart, useAppParts } from '../../../session/app-parts.ts'
import { logoAction } from '../../../session/logo-action.ts'
import { usePurchase } from '../use-purchase.ts'
import { DiscardDialog } from './discard-dialog.tsx'
import type { Rewrite } from './rewrite.ts'

const Discard = createContext<(() => void) | null>(null)

/** Around the pages of a purchase. In cancel-and-rewrite it says which policy is replaced, and asks before that is discarded. */
export function RewriteFrame() {
  const { rewrite } = usePurchase()

  return rewrite ? <Rewriting rewrite={rewrite} /> : <Outlet />
}

/** Asks whether to discard the new policy; null outside of cancel-and-rewrite. */
export function useDiscard(): (() => void) | null {
  return use(Discard)
}

function Rewriting({ rewrite }: { rewrite: Rewrite }) {
  const [isAsking, setAsking] = useState(false)
  const logo = useAppPart(logoAction)
  // While a purchase is under way, nobody can say whether there is something left to discard.
  const isBusy = useIsMutating() > 0

  // A click on the logo discards the flow, and that is asked first (M-273).
  useEffect(() => {
    logo.set(isBusy ? () => undefined : () => setAsking(true))
    return () => logo.set(null)
  }, [logo, isBusy])

  return (
    <Discard value={() => setAsking(true)}>
      <Region failed={null}>
        <Replaced rewrite={rewrite} />
      </Region>
      <Outlet />
      {isAsking && <DiscardDialog rewrite={rewrite} onClose={() => setAsking(false)} />}
    </Discard>
  )
}

/** Which policy is replaced, and that it goes on until then. */
function Replaced({ rewrite: { previousPolicyId } }: { rewrite: Rewrite }) {
  const text = useContent('policy-rewrite')
  const app = useAppParts()
  // The first page has loaded it, or a reload asks for it here. Not again after that: once the new policy is bought, the old one is over.
  const query = policyQuery(app, previousPolicyId)
  const { data } = useQuery({ ...query, meta: { ...query.meta, overlay: false }, staleTime: Number.POSITIVE_INFINITY })

  return (
    <div className="wrap">
      <p className="rewrite-note">{data?.number ? fill(text.note, { number: data.number }) : text.note_unknown}</p>
    </div>
  )
}

/** What the router looks for in a page that it loads on demand. */
export { RewriteFrame as Component }
