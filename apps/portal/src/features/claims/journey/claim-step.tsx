import type { ClaimPage } from '@amparo/contract/claim-forms'
import { useEffect, useEffectEvent, useMemo, useSyncExternalStore } from 'react'
import { useContent } from '../../../platform/content/content.ts'
import { usePlatform } from '../../../platform/platform.ts'
import { useCountry } from '../../../queries/get-country.ts'
import { useCardSession } from '../../../session/card-session.ts'
import { useDrafts } from '../../../session/drafts/claim-drafts.ts'
import { Button } from '../../../ui/button.tsx'
import { useAutosave } from '../../../ui/form/use-autosave.ts'
import { ClaimFormPage } from '../form/claim-form-page.tsx'
import type { Claim } from '../read-claim.ts'
import { AnswerAgainNotice } from './answer-again-notice.tsx'
import { ClaimFrame } from './claim-frame.tsx'
import { LeaveClaim } from './leave-claim.tsx'
import { prefilledNotes } from './prefilled-notes.ts'
import { trackClick, trackOption } from './track-clicks.ts'
import { useClaimNavigation } from './use-claim-navigation.ts'
import { useContinue } from './use-continue.ts'
import { usePageAnswers } from './use-page-answers.ts'

type Props = { claim: Claim; page: ClaimPage }

/** One page of the form, with the buttons to go on, go back and leave. */
export function ClaimStep({ claim, page }: Props) {
  const text = useContent('claim-journey')
  const drafts = useDrafts()
  const country = useCountry()
  const { today } = usePlatform()
  const isStored = useSyncExternalStore(drafts.subscribe, drafts.isStored)
  const { draft, benefit } = claim
  const code = benefit.benefit_code
  const answers = usePageAnswers(claim, page)
  const navigation = useClaimNavigation(claim, page.page_key)

  const { onTimeout } = useCardSession()
  const autosave = useAutosave(answers.saveEdits)
  // The timeout keeps what was typed (P-395).
  const saveAtTimeout = useEffectEvent(() => void autosave.flush())
  useEffect(() => onTimeout(() => saveAtTimeout()), [onTimeout])
  const notes = useMemo(() => prefilledNotes(draft, page.page_key, text), [draft, page, text])
  const next = useContinue({ claim, page, answers, onSaved: navigation.goTo })

  async function go(to: () => unknown) {
    await autosave.flush()
    to()
  }

  return (
    <ClaimFrame
      claim={claim}
      pageKey={page.page_key}
      title={page.title}
      onGo={(key) => void go(() => navigation.goTo(key))}
      isStored={isStored}
    >
      <AnswerAgainNotice localId={draft.localId} pageKey={page.page_key} />
      {/* biome-ignore lint/a11y/noStaticElementInteractions: nothing to operate; it listens to the fields inside */}
      <div
        onInput={autosave.touch}
        onBlur={autosave.touch}
        onChange={(event) => {
          autosave.touch()
          trackOption(event.target, page, code)
        }}
      >
        <ClaimFormPage
          key={answers.version}
          ref={answers.form}
          page={page}
          answers={answers.answers}
          context={{
            today: today(),
            asOf: claim.form.today,
            locale: claim.form.locale,
            country: country?.code ?? '',
            application: claim.application,
          }}
          prefilled={notes}
          {...next.errors}
          onSubmit={() => {
            autosave.drop()
            trackClick('continue', code)
            void next.submit()
          }}
        >
          <div className="claim-ways-on">
            <Button type="submit" busy={next.isBusy}>
              {text.continue}
            </Button>
            <Button look="second" onClick={() => void go(navigation.back)}>
              {text.back}
            </Button>
          </div>
        </ClaimFormPage>
      </div>
      <LeaveClaim
        claim={claim}
        pageKey={page.page_key}
        onSave={async () => {
          autosave.drop()
          await answers.save(() => ({ savedForLaterPageKey: page.page_key }))
        }}
        onCancel={autosave.drop}
      />
    </ClaimFrame>
  )
}
