import './letter-page.css'
import { useBenefit } from '../../../queries/list-benefits.ts'
import { useMadeLetter } from '../../../session/letters/letters.ts'
import type { MadeLetter } from '../../../session/letters/stored-letter.ts'
import { usePageTitle } from '../../../session/page-title.ts'
import { LetterSheet } from './letter-sheet.tsx'
import { LetterTools } from './letter-tools.tsx'
import { useLetterDocument } from './use-letter-document.ts'

/** The letter of the address. `letterGate` lets nobody in without one. */
export function LetterPage() {
  const { benefit } = useBenefit()
  const letter = useMadeLetter(benefit.benefit_code)

  return letter && <LetterView letter={letter} />
}

/** A letter as it is on paper, one sheet for each language; only the tools above it are not printed (C-350, C-362, C-364, C-390). */
function LetterView({ letter }: { letter: MadeLetter }) {
  const document = useLetterDocument(letter)
  usePageTitle(document.pages[0]?.title ?? '')

  return (
    <div className="letter-background" data-paper={document.paper}>
      <LetterTools letter={letter} />
      {document.pages.map((page) => (
        <LetterSheet key={page.locale} page={page} logo={document.logo} />
      ))}
    </div>
  )
}

export { LetterPage as Component }
