import { useState } from 'react'
import { useContent } from '../../../platform/content.ts'
import { Banner } from '../../../ui/feedback/banner.tsx'
import { titlesAskedAnew } from '../asked-anew.ts'

/** Says what the draft no longer holds, since the form has changed under it. */
export function AskedAnew({ localId, pageKey }: { localId: string; pageKey: string }) {
  const text = useContent('claim-journey')
  const [titles] = useState(() => titlesAskedAnew(localId, pageKey))
  if (titles.length === 0) return null

  return (
    <Banner tone="danger">
      <p>{text.asked_anew}</p>
      <ul className="asked-anew">
        {titles.map((title) => (
          <li key={title}>{title}</li>
        ))}
      </ul>
    </Banner>
  )
}
