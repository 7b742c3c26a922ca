import { useRevalidator } from 'react-router'
import { useContent } from '../../../platform/content/content.ts'
import { NotLoaded } from '../../../platform/loading/region.tsx'
import { useDrafts } from '../../../session/drafts/claim-drafts.ts'
import { Button } from '../../../ui/button.tsx'
import type { Claim } from '../read-claim.ts'
import { ClaimFrame } from './claim-frame.tsx'
import { LeaveClaim } from './leave-claim.tsx'
import { stepsOf } from './steps-of.ts'
import { useClaimNavigation } from './use-claim-navigation.ts'

type Props = { claim: Claim; pageKey: string; onRetry: () => void }

/** In place of a step that could not be loaded. Everything around the questions stays, with the ways back and out of the claim. */
export function StepFailed({ claim, pageKey, onRetry }: Props) {
  const text = useContent('claim-journey')
  const drafts = useDrafts()
  const navigation = useClaimNavigation(claim, pageKey)
  const title = stepsOf(claim, text).find(({ key }) => key === pageKey)?.title ?? ''

  return (
    <ClaimFrame
      claim={claim}
      pageKey={pageKey}
      title={title}
      onGo={(key) => void navigation.goTo(key)}
      isStored={drafts.isStored()}
    >
      <NotLoaded onRetry={onRetry} />
      <div className="claim-ways-on">
        <Button look="second" onClick={() => void navigation.back()}>
          {text.back}
        </Button>
      </div>
      <LeaveClaim claim={claim} pageKey={pageKey} />
    </ClaimFrame>
  )
}

/** The questions call has failed (C-600). */
export function QuestionsFailed(props: Omit<Props, 'onRetry'>) {
  const { revalidate } = useRevalidator()

  return <StepFailed {...props} onRetry={() => void revalidate()} />
}
