import './form-workbench.css'
import type { ClaimPage } from '@amparo/contract/claim-forms'
import { claimJourney } from '@amparo/form-engine/journey/claim-journey'
import { pageProblems } from '@amparo/form-engine/problems/page-problems'
import { directionOf, type Locale, languageTag } from '@amparo/rules/locale/locales'
import { Suspense, useRef } from 'react'
import { phonePlans } from '../../../blocks/phone/load-phone-plans.ts'
import { usePlatform } from '../../../platform/platform.ts'
import { Button } from '../../../ui/button.tsx'
import { Answers, Journey, Problems } from './findings.tsx'
import { JsonEditor, type JsonEditorHandle } from './json-editor.tsx'
import { LiveForm } from './live-form.tsx'
import { PageSwitch } from './page-switch.tsx'
import { offsetOf } from './read-definitions.ts'
import { usePlayground } from './use-playground.ts'

type Props = { pages: readonly ClaimPage[]; name: string; country: string; locale: Locale }

/** The definition next to its form, with the journey, problems and answers below. */
export function FormWorkbench({ pages, name, country, locale }: Props) {
  const { today } = usePlatform()
  const editor = useRef<JsonEditorHandle>(null)
  const form = usePlayground(pages, name)
  const { page, application, text, pageKey, definitions, sound, current } = form
  const context = { today: today(), locale, country, phone: phonePlans()?.phoneCheck }
  const answers = application[page.page_key] ?? {}
  const isWrong = definitions.problems.length > 0

  return (
    <>
      <PageSwitch
        pages={sound.pages}
        journey={claimJourney(sound.pages, application, context)}
        current={current}
        onGo={form.goTo}
      />
      <div className="playground-workbench">
        <section className="playground-part" aria-labelledby="playground-editor">
          <div className="playground-head">
            <h2 id="playground-editor">Definition</h2>
            {form.isEdited && (
              <Button look="quiet" onClick={form.reset}>
                Discard all edits
              </Button>
            )}
          </div>
          <JsonEditor ref={editor} label="Definition of this page" text={text} onChange={form.edit} isWrong={isWrong} />
        </section>
        <section className="playground-part" aria-labelledby="playground-form">
          <div className="playground-head">
            <h2 id="playground-form">Form</h2>
            {isWrong && <p className="playground-behind">The last valid definition</p>}
          </div>
          <div className="playground-form" dir={directionOf(locale)} lang={languageTag(locale)}>
            <p className="playground-title">{page.title}</p>
            <Suspense>
              <LiveForm
                key={`${current} ${sound.version}`}
                page={page}
                application={application}
                context={context}
                onAnswers={(given) => form.answer(page.page_key, given)}
                onSubmit={() => form.goTo(Math.min(current + 1, pages.length - 1))}
              />
            </Suspense>
          </div>
        </section>
      </div>
      <div className="playground-findings">
        <Problems
          definition={definitions.problems}
          answers={pageProblems(page, answers, { ...context, application })}
          placeOf={(problem) => offsetOf(problem, pageKey, text)}
          onGo={(offset) => editor.current?.goTo(offset)}
        />
        <Journey page={page} answers={answers} />
        <Answers answers={answers} />
      </div>
    </>
  )
}
