import './benefit-grid.css'
import type { Benefit } from '@amparo/contract/benefits'
import { type MouseEvent, Suspense, useState } from 'react'
import { useNavigate } from 'react-router'
import { track } from '../../../platform/analytics.ts'
import { lazyPart } from '../../../platform/load-page.ts'
import { cwdVerified, useSessionStore } from '../../../session/session-fields.ts'
import { BenefitCard } from './benefit-card.tsx'
import { BenefitSearch } from './benefit-search.tsx'
import { useBenefitSearch } from './use-benefit-search.ts'

const CwdQuestion = lazyPart(() => import('../../../blocks/benefits/cwd-question.tsx'))

/** The cards, with a search in front of many of them. */
export function BenefitGrid({ benefits }: { benefits: readonly Benefit[] }) {
  const search = useBenefitSearch(benefits)
  const store = useSessionStore()
  const navigate = useNavigate()
  const [asking, setAsking] = useState<string | null>(null)

  /** P-209: benefit CWD is opened by an answer. */
  function open(event: MouseEvent, { benefit_code: code }: Benefit, page: string) {
    if (code === 'CWD' && !cwdVerified.read(store)) {
      event.preventDefault()
      setAsking(page)
    } else {
      track({ event: 'benefit_opened', code })
    }
  }

  function openCwd(page: string) {
    track({ event: 'benefit_opened', code: 'CWD' })
    void navigate(page)
  }
  const forgetIt = () => setAsking(null)

  return (
    <>
      {search && <BenefitSearch {...search} />}
      <ul className="benefit-grid">
        {(search?.found ?? benefits).map((benefit) => (
          <BenefitCard key={benefit.benefit_id} benefit={benefit} onOpen={open} />
        ))}
      </ul>
      <Suspense>
        {asking && <CwdQuestion onYes={() => openCwd(asking)} onClose={forgetIt} onLeave={forgetIt} />}
      </Suspense>
    </>
  )
}
