import { useState } from 'react'
import { useContent } from '../../../platform/content/content.ts'
import { useAppPart } from '../../../session/app-parts.ts'
import { Banner } from '../../../ui/feedback/banner.tsx'
import { questionsToAnswerAgain } from '../questions-to-answer-again.ts'

/** Lists the questions to answer again because the form has changed since the draft was saved. */
export function AnswerAgainNotice({ localId, pageKey }: { localId: string; pageKey: string }) {
  const text = useContent('claim-journey')
  const questions = useAppPart(questionsToAnswerAgain)
  const [titles] = useState(() => questions.titles(localId, pageKey))
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
