import { useLocation } from 'react-router'
import { useContent } from '../../../platform/content/content.ts'
import { PrefilledNote } from '../parts/prefilled-note.tsx'

/** What the page before says in the history entry; `isIncomplete`: people or extras could not be copied to this quote. */
export type CoverageNote = { isIncomplete: boolean }

/** Where the choices on the page come from, for New York's page too. */
export function CoverageNotes({ isRestored }: { isRestored: boolean }) {
  const text = useContent('marketplace-coverage')
  const { state } = useLocation()
  const note = state as CoverageNote | null

  return (
    <>
      {note?.isIncomplete && <PrefilledNote>{text.not_copied}</PrefilledNote>}
      {isRestored && <PrefilledNote>{text.from_draft}</PrefilledNote>}
    </>
  )
}
