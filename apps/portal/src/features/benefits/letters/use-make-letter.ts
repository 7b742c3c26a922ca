import type { Benefit, BenefitsResponse } from '@amparo/contract/benefits'
import type { LetterForms } from '@amparo/rules/letters/letter-forms'
import type { LetterKind } from '@amparo/rules/letters/letter-kinds'
import { useNavigate } from 'react-router'
import { letterSending } from '../../../blocks/letters/letter-sending.ts'
import { track } from '../../../platform/analytics/analytics.ts'
import { pause } from '../../../platform/calls/pause.ts'
import { useContent } from '../../../platform/content/content.ts'
import { useLocale } from '../../../platform/content/locale.ts'
import { usePlatform } from '../../../platform/platform.ts'
import { useAppPart } from '../../../session/app-parts.ts'
import { useCard } from '../../../session/card-session.ts'
import { letters } from '../../../session/letters/letters.ts'
import { letterPath } from './letter-path.ts'
import { makeLetter } from './make-letter.ts'

/** Storing needs a key from the server: a letter does not wait for a slow one. */
const LONGEST_WAIT_MS = 1_000

/** Stores the letter and opens it, while it is being sent to the server (C-322 to C-324). */
export function useMakeLetter(kind: LetterKind, benefit: Benefit, product: BenefitsResponse) {
  const text = useContent('letter-forms')
  const locale = useLocale()
  const platform = usePlatform()
  const card = useCard()
  const navigate = useNavigate()
  const made = useAppPart(letters)
  const { send } = useAppPart(letterSending)

  return async (form: LetterForms[LetterKind]) => {
    if (!card) return
    const letter = makeLetter({ kind, form, benefit, product, card, locale, text, platform })
    const stored = made.add(letter)
    if (letter.toSend) send(letter)
    track({ event: 'travel_letter_generated', code: benefit.benefit_code })
    // Somebody who reloads the letter's page at once finds it on this device.
    await Promise.race([stored, pause(LONGEST_WAIT_MS)])
    void navigate(letterPath(product.ica_country, locale, letter))
  }
}
