import type { ClaimPage, PageAnswers } from '@amparo/contract/claim-forms'
import { hiddenAnswers } from '@amparo/form-engine/answers/hidden-answers'
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useDrafts } from '../../../session/drafts/claim-drafts.ts'
import type { Draft } from '../../../session/drafts/draft.ts'
import { sharedFields } from '../../../session/drafts/shared-fields.ts'
import type { ClaimFormHandle } from '../form/model/use-form-model.ts'
import type { Claim } from '../read-claim.ts'

/** What belongs to a question, such as its text for "other", is taken from the same tab. */
const questionOf = (key: string) => key.replace(/__(other|confirm)$/, '')

/** The answers of a page between its form and the draft, which another tab may have open too (C-020, C-131). */
export function usePageAnswers({ draft: { localId, application, hidden = {} } }: Claim, page: ClaimPage) {
  const { page_key: pageKey } = page
  const drafts = useDrafts()
  const form = useRef<ClaimFormHandle>(null)
  const stored = application[pageKey] ?? {}
  const [shown, setShown] = useState({ answers: { ...stored, ...hiddenAnswers(page, hidden) }, version: 0, focus: '' })
  const [fields] = useState(() =>
    sharedFields<PageAnswers>({
      stored,
      shown: shown.answers,
      read: () => form.current?.read(),
      opened: () => form.current?.opened,
      show: (answers) => {
        const focus = document.activeElement?.id ?? ''
        // At once, because what is typed until then would be lost with the old form.
        flushSync(() => setShown(({ version }) => ({ answers, version: version + 1, focus })))
      },
      ownerOf: questionOf,
    }),
  )
  const onThisPage = (draft: Draft | null) => draft && (draft.application[pageKey] ?? {})

  // A new form shows the change; the person stays in the field they were in.
  useLayoutEffect(() => {
    if (shown.focus) document.getElementById(shown.focus)?.focus()
  }, [shown])

  const save = (more: (answers: PageAnswers, draft: Draft) => Partial<Draft> = () => ({})) =>
    fields.save(async (merged) => {
      const draft = await drafts.savePage(localId, pageKey, (stored, whole) => {
        const answers = merged(stored)
        return { answers, more: more(answers, whole) }
      })
      return onThisPage(draft)
    })

  const onElsewhere = useEffectEvent(() =>
    fields.isEdited() ? save() : fields.follow(async () => onThisPage(await drafts.get(localId))),
  )
  useEffect(() => drafts.subscribeElsewhere(() => void onElsewhere()), [drafts])

  return {
    form,
    ...shown,
    save,
    /** A page that was not edited writes nothing. */
    saveEdits: async () => {
      if (form.current && fields.isEdited()) await save()
    },
    /** The whole claim, with this page's answers merged with what other tabs have saved. */
    inDraft: (draft: Draft): Promise<Draft['application']> =>
      drafts.readInTurn(localId, (stored) => {
        const { application } = stored ?? draft
        return { ...application, [pageKey]: fields.mergedWith(application[pageKey] ?? {}) }
      }),
  }
}
