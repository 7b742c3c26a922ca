import './review-page.css'
import { claimJourney } from '@amparo/form-engine/journey/claim-journey'
import { DOCUMENTS_PAGE, REVIEW_PAGE } from '../../../blocks/claim-drafts/claim-path.ts'
import { useContent } from '../../../platform/content/content.ts'
import { lazyPart } from '../../../platform/loading/load-page.ts'
import { Region } from '../../../platform/loading/region.tsx'
import { usePlatform } from '../../../platform/platform.ts'
import { useCountry } from '../../../queries/get-country.ts'
import { useDrafts } from '../../../session/drafts/claim-drafts.ts'
import { Button } from '../../../ui/button.tsx'
import { Banner } from '../../../ui/feedback/banner.tsx'
import { ClaimFrame } from '../journey/claim-frame.tsx'
import { LeaveClaim } from '../journey/leave-claim.tsx'
import { trackClick } from '../journey/track-clicks.ts'
import { useClaimNavigation } from '../journey/use-claim-navigation.ts'
import type { Claim } from '../read-claim.ts'
import { useSubmission } from '../submission/use-submission.ts'
import { useClaimPage } from '../use-claim-page.tsx'
import { FilesSection } from './files-section.tsx'
import { ReviewSection } from './review-section.tsx'

const SubmissionDialogs = lazyPart(() => import('../submission/submission-dialogs.tsx'))
const SubmissionTrouble = lazyPart(() => import('../submission/submission-trouble.tsx'))
const ClaimRefused = lazyPart(() => import('../journey/claim-refused.tsx'))

/** The last page (C-124), from which the claim is sent (C-185). */
export function ReviewPage() {
  const shown = useClaimPage(REVIEW_PAGE)

  return 'instead' in shown ? shown.instead : <Review key={shown.claim.draft.localId} claim={shown.claim} />
}

function Review({ claim }: { claim: Claim }) {
  const text = useContent('claim-review')
  const labels = useContent('claim-journey')
  const submit = useContent('claim-submit')
  const drafts = useDrafts()
  const country = useCountry()
  const { today } = usePlatform()
  const navigation = useClaimNavigation(claim, REVIEW_PAGE)
  const submission = useSubmission(claim)
  const { step, trouble, refusal } = submission
  const { draft, form, questions, application } = claim
  const context = { today: today(), asOf: form.today, locale: form.locale, country: country?.code ?? '' }
  const journey = claimJourney(questions, application, context)
  const unsound = journey.filter(({ problems }) => problems.length > 0).map(({ page_key }) => page_key)
  const save = () => drafts.update(draft.localId, (stored) => ({ ...stored, savedForLaterPageKey: REVIEW_PAGE }))

  async function finish() {
    // The dialog of a claim that is being sent may still be loading.
    if (submission.isWorking) return
    trackClick('review_finish', form.benefitCode)
    await save()
    submission.ask()
  }

  if (refusal) return <ClaimRefused refusal={refusal} benefit={claim.benefit} />

  return (
    <ClaimFrame
      claim={claim}
      pageKey={REVIEW_PAGE}
      title={text.title}
      onGo={(key) => void navigation.goTo(key)}
      isStored={drafts.isStored()}
      {...(submission.isWorking && { hasDocuments: false })}
    >
      <p className="lead">{text.text}</p>
      {questions.map((page) => (
        <ReviewSection
          key={page.page_key}
          page={page}
          answers={application[page.page_key] ?? {}}
          context={{ ...context, application }}
          isUnsound={unsound.includes(page.page_key)}
          onChange={() => void navigation.change(page.page_key)}
        />
      ))}
      <FilesSection files={draft.documents} onChange={() => void navigation.change(DOCUMENTS_PAGE)} />
      {unsound[0] !== undefined && (
        <Banner tone="danger">
          <p>{text.needs_look}</p>
        </Banner>
      )}
      <Region>
        {trouble && (
          <SubmissionTrouble claim={claim} trouble={trouble} navigation={navigation} onSend={submission.send} />
        )}
      </Region>
      {submission.isWorking && <p role="status">{submit.working_here}</p>}
      <div className="claim-ways-on">
        {unsound[0] === undefined ? (
          <Button busy={submission.isWorking && step !== 'working'} onClick={() => void finish()}>
            {text.finish}
          </Button>
        ) : (
          <Button onClick={() => void navigation.change(unsound[0] as string)}>{text.needs_look_button}</Button>
        )}
        <Button look="second" onClick={() => void navigation.back()}>
          {labels.back}
        </Button>
      </div>
      {!submission.isWorking && <LeaveClaim claim={claim} pageKey={REVIEW_PAGE} />}
      <Region>{step && <SubmissionDialogs claim={claim} submission={submission} />}</Region>
    </ClaimFrame>
  )
}

export { ReviewPage as Component }
