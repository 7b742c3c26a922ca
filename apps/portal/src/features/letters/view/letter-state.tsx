import { useLetterSending } from '../../../blocks/letters/letter-sending.ts'
import { useContent } from '../../../platform/content/content.ts'
import type { MadeLetter } from '../../../session/letters/stored-letter.ts'
import { Button } from '../../../ui/button.tsx'
import { Banner } from '../../../ui/feedback/banner.tsx'

/** Whether the letter can be verified yet. The letter itself can be used all the time (C-324, C-602). */
export function LetterState({ letter }: { letter: MadeLetter }) {
  const text = useContent('letter-page')
  const { state, tryAgain } = useLetterSending(letter)
  if (state === 'not-posted') return null
  if (state === 'waiting' || state === 'refused') {
    return (
      <Banner tone="danger" title={text.not_registered_title}>
        <p>{text.not_registered_text}</p>
        <Button look="second" onClick={tryAgain}>
          {text.try_again}
        </Button>
      </Banner>
    )
  }
  return (
    <p className="soft letter-state" role="status">
      {state === 'registered' ? text.registered : text.registering}
    </p>
  )
}
