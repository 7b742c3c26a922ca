import './rewrite-frame.css'
import { fill } from '@amparo/content/fill'
import { useIsMutating, useQuery } from '@tanstack/react-query'
import { createContext, use, useEffect, useState } from 'react'
import { Outlet } from 'react-router'
import { useContent } from '../../../platform/content/content.ts'
import { lazyPart } from '../../../platform/loading/load-page.ts'
import { Region } from '../../../platform/loading/region.tsx'
import { policyQuery } from '../../../queries/marketplace/get-policy.ts'
import { useAppPart, useAppParts } from '../../../session/app-parts.ts'
import { logoAction } from '../../../session/logo-action.ts'
import { usePurchase } from '../use-purchase.ts'
import type { Rewrite } from './rewrite.ts'

const DiscardDialog = lazyPart(() => import('./discard-dialog.tsx'))
const Discard = createContext<(() => void) | null>(null)

/** The frame around the purchase pages. In cancel and rewrite it shows which policy is replaced, and asks before the new quote is discarded. */
export function RewriteFrame() {
  const { rewrite } = usePurchase()

  return rewrite ? <Rewriting rewrite={rewrite} /> : <Outlet />
}

/** A function that asks whether to discard the new quote; null outside cancel and rewrite. */
export function useDiscard(): (() => void) | null {
  return use(Discard)
}

function Rewriting({ rewrite }: { rewrite: Rewrite }) {
  const [isAsking, setAsking] = useState(false)
  const logo = useAppPart(logoAction)
  // During a purchase it is not known whether there is still a quote to discard.
  const isBusy = useIsMutating() > 0

  // A click on the logo would discard the new quote, so it asks first (M-273).
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
      <Region>{isAsking && <DiscardDialog rewrite={rewrite} onClose={() => setAsking(false)} />}</Region>
    </Discard>
  )
}

/** Says which policy is replaced, and that it stays in force until then. */
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

export { RewriteFrame as Component }
