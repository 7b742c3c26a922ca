import type { Application, ClaimPage, PageAnswers } from '@amparo/contract/claim-forms'
import { useMemo, useState } from 'react'
import * as z from 'zod/mini'
import { useSessionStore } from '../../../session/session-fields.ts'
import { readDefinitions, type Texts } from './read-definitions.ts'
import { writeJson } from './write-json.ts'

const Stored = z.object({
  texts: z.record(z.string(), z.string()),
  application: z.record(z.string(), z.record(z.string(), z.any())),
})

/** A form that is being edited: the edited definitions and the answers. Stored in the session, so it survives a reload. */
export function usePlayground(pages: readonly ClaimPage[], name: string) {
  const store = useSessionStore()
  const key = `form-playground ${name}`
  const [stored] = useState(() => {
    const found = z.safeParse(Stored, store.read(key))
    return found.success ? found.data : { texts: {}, application: {} }
  })
  const [texts, setTexts] = useState<Texts>(stored.texts)
  const [application, setApplication] = useState<Application>(stored.application)
  const [current, setCurrent] = useState(0)
  const definitions = useMemo(() => readDefinitions(pages, texts), [pages, texts])
  // A broken definition could loop forever, so the form shows the last valid one.
  const [sound, setSound] = useState({ pages: definitions.pages ?? pages, version: 0 })
  const page = pages[current] as ClaimPage
  const text = useMemo(() => texts[page.page_key] ?? writeJson(page), [texts, page])

  function write(next: Texts) {
    setTexts(next)
    store.write(key, { texts: next, application })
    const found = readDefinitions(pages, next).pages
    if (found) setSound(({ version }) => ({ pages: found, version: version + 1 }))
  }

  return {
    text,
    definitions,
    sound,
    current,
    page: sound.pages[current] as ClaimPage,
    /** The page key that problems use for the page in the editor. */
    pageKey: page.page_key,
    application,
    isEdited: Object.keys(texts).length > 0,
    goTo: setCurrent,
    edit: (edited: string) => write({ ...texts, [page.page_key]: edited }),
    reset: () => write({}),
    answer: (pageKey: string, answers: PageAnswers) => {
      if (JSON.stringify(application[pageKey] ?? {}) === JSON.stringify(answers)) return
      const next = { ...application, [pageKey]: answers }
      setApplication(next)
      store.write(key, { texts, application: next })
    },
  }
}
