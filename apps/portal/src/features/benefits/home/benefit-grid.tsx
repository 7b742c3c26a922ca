import './benefit-grid.css'
import type { Benefit } from '@amparo/contract/benefits'
import { isFound } from '@amparo/rules/text/search-text'
import { type MouseEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { track } from '../../../platform/analytics/analytics.ts'
import { useOptionalContent } from '../../../platform/content/content.ts'
import { useLocale } from '../../../platform/content/locale.ts'
import { lazyPart } from '../../../platform/loading/load-page.ts'
import { Region } from '../../../platform/loading/region.tsx'
import { cwdVerified, useSessionStore } from '../../../session/session-fields.ts'
import { BenefitCard } from './benefit-card.tsx'
import { BenefitSearch } from './benefit-search.tsx'

const CwdQuestion = lazyPart(() => import('../../../blocks/benefits/cwd-question.tsx'))

/** The list of benefits, with a search if there are many. */
export function BenefitGrid({ benefits }: { benefits: readonly Benefit[] }) {
  const search = useBenefitSearch(benefits)
  const store = useSessionStore()
  const navigate = useNavigate()
  const [asking, setAsking] = useState<string | null>(null)

  /** Benefit CWD opens only after a question is answered (P-209). */
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
      <Region>{asking && <CwdQuestion onYes={() => openCwd(asking)} onClose={forgetIt} onLeave={forgetIt} />}</Region>
    </>
  )
}

/** Fewer benefits fit on one screen. */
const MOST_WITHOUT_SEARCH = 8

function useBenefitSearch(benefits: readonly Benefit[]) {
  const texts = useOptionalContent('benefits')
  const locale = useLocale()
  const [query, setQuery] = useState('')
  if (benefits.length <= MOST_WITHOUT_SEARCH) return null

  const description = (code: string) => texts?.[code.toLowerCase() as keyof typeof texts]?.description ?? ''
  const found = benefits.filter(({ name, benefit_code }) => isFound(query, [name, description(benefit_code)], locale))
  return { query, setQuery, found }
}
