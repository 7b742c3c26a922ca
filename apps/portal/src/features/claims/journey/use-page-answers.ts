import type { ClaimPage, PageAnswers } from '@amparo/contract/claim-forms'
import { hiddenAnswers } from '@amparo/form-engine/answers/hidden-answers'
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { useDrafts } from '../../../session/drafts/claim-drafts.ts'
import type { Draft } from '../../../session/drafts/draft.ts'
import { changedKeys, mergeChanges } from '../../../session/drafts/merge-changes.ts'
import type { ClaimFormHandle } from '../form/model/use-form-model.ts'
import type { Claim } from '../read-claim.ts'

/** What belongs to a question, such as its text for "other", is taken from the same tab. */
const questionOf = (key: string) => key.replace(/__(other|confirm)$/, '')

/**
 * The answers of a page between its form and the draft, which another tab may have open too (C-020, C-131). Only what was edited here is
 * written over what is stored, and what was changed elsewhere is shown.
 */
export function usePageAnswers({ draft: { localId, application, hidden = {} } }: Claim, page: ClaimPage) {
  const { page_key: pageKey } = page
  const drafts = useDrafts()
  const form = useRef<ClaimFormHandle>(null)
  const stored = application[pageKey] ?? {}
  const [shown, setShown] = useState({ answers: { ...stored, ...hiddenAnswers(page, hidden) }, version: 0, focus: '' })
  /** The stored answers, and what the form showed, when the two last agreed. */
  const known = useRef<{ stored: PageAnswers; read?: PageAnswers }>({ stored })
  const saves = useRef(0)

  const read = () => form.current?.read() ?? shown.answers
  const before = () => known.current.read ?? form.current?.opened ?? shown.answers
  const isEdited = () => changedKeys(before(), read()).length > 0
  /** Merges what is stored then with the answers as they are now: another save may end before that. */
  function mergeWith(answers: PageAnswers) {
    const base = { known: known.current.stored, shown: answers, before: before() }
    return (stored: PageAnswers) => mergeChanges({ stored, ...base }, questionOf)
  }

  /** Shows the stored answers if they differ from those in the form. */
  function follow(stored: PageAnswers, answers: PageAnswers) {
    // What was typed since is saved next, and merged then.
    if (changedKeys(read(), answers).length > 0) return
    const isSame = changedKeys(stored, known.current.stored).length === 0 || changedKeys(stored, answers).length === 0
    known.current = isSame ? { stored, read: answers } : { stored }
    const focus = document.activeElement?.id ?? ''
    if (!isSame) setShown(({ version }) => ({ answers: stored, version: version + 1, focus }))
  }

  // A new form shows the change; the person stays in the field they were in.
  useLayoutEffect(() => {
    if (shown.focus) document.getElementById(shown.focus)?.focus()
  }, [shown])

  async function save(more: (answers: PageAnswers, draft: Draft) => Partial<Draft> = () => ({})) {
    const answers = read()
    const merged = mergeWith(answers)
    saves.current += 1
    const draft = await drafts.savePage(localId, pageKey, (stored, whole) => {
      const next = merged(stored)
      return { answers: next, more: more(next, whole) }
    })
    saves.current += 1
    if (draft) follow(draft.application[pageKey] ?? {}, answers)
  }

  const onElsewhere = useEffectEvent(async () => {
    if (isEdited()) return save()
    const { current: count } = saves
    const draft = await drafts.get(localId)
    // A save that ran meanwhile has read the draft itself.
    if (draft && count === saves.current && !isEdited()) follow(draft.application[pageKey] ?? {}, read())
  })
  useEffect(() => drafts.subscribeElsewhere(() => void onElsewhere()), [drafts])

  return {
    form,
    ...shown,
    save,
    /** A page that was not edited writes nothing. */
    saveEdits: async () => {
      if (form.current && isEdited()) await save()
    },
    /** The whole claim with this page as it is here and elsewhere. */
    inDraft: async (draft: Draft): Promise<Draft['application']> => {
      const now = (await drafts.get(localId)) ?? draft
      return { ...now.application, [pageKey]: mergeWith(read())(now.application[pageKey] ?? {}) }
    },
  }
}
