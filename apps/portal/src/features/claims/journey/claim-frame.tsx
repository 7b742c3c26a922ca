import { Region } from '../../../platform/loading/region.tsx'
import './claim-frame.css'
import { fill } from '@amparo/content/fill'
import type { ReactNode } from 'react'
import { useContent } from '../../../platform/content/content.ts'
import { lazyPart } from '../../../platform/loading/load-page.ts'
import { usePageTitle } from '../../../session/page-title.ts'
import { Banner } from '../../../ui/feedback/banner.tsx'
import { SummaryPlace } from '../../../ui/form/summary-place.tsx'
import { StepHead } from '../../../ui/step-head.tsx'
import type { Claim } from '../read-claim.ts'
import { StepList } from './step-list.tsx'
import { stepsOf } from './steps-of.ts'

const LeaveGuard = lazyPart(() => import('./leave-guard.tsx'))

type Props = {
  claim: Claim
  pageKey: string
  title: string
  onGo: (pageKey: string) => void
  /** False if the device cannot store the draft. */
  isStored: boolean
  /** Whether leaving would lose files (C-141). */
  hasDocuments?: boolean
  children: ReactNode
}

/** The frame of every step of a claim: list of steps, title, and the question before leaving. */
export function ClaimFrame({ claim, pageKey, title, onGo, isStored, hasDocuments, children }: Props) {
  const text = useContent('claim-journey')
  const { benefit } = claim
  const steps = stepsOf(claim, text)
  const step = steps.findIndex(({ key }) => key === pageKey) + 1
  usePageTitle(fill(text.page_title, { title, benefit: benefit.name }))

  return (
    <div className="wrap stepped claim">
      <StepList steps={steps} current={pageKey} onGo={onGo} claim={claim} />
      <div className="stepped-body">
        <SummaryPlace />
        <StepHead
          about={benefit.name}
          count={fill(text.step, { step, steps: steps.length })}
          step={step}
          steps={steps.length}
          title={title}
        />
        {!isStored && (
          <Banner tone="danger">
            <p>{text.not_kept}</p>
          </Banner>
        )}
        {children}
        {(hasDocuments ?? claim.draft.documents.length > 0) && (
          <Region failed={null}>
            <LeaveGuard claim={claim} pageKey={pageKey} />
          </Region>
        )}
      </div>
    </div>
  )
}
