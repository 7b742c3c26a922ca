import './claim-timeline.css'
import { fill } from '@amparo/content/fill'
import type { ClaimStatusAnswer } from '@amparo/contract/claim-status'
import { useId } from 'react'
import { useContent } from '../../../platform/content/content.ts'
import { Icon, type IconName } from '../../../ui/art/icon.tsx'
import { useDay } from './use-day.ts'

type Step = ClaimStatusAnswer['statuses'][number]

/** What happened and when, where the claim is now, and what comes next (C-263). `lead` is at the top of the page, and not said again. */
export function ClaimTimeline({ steps, lead }: { steps: readonly Step[]; lead: string | undefined }) {
  const text = useContent('claim-status-page')
  const id = useId()

  return (
    <section className="status-way">
      <h2 id={id}>{text.timeline_title}</h2>
      <ol className="timeline" aria-labelledby={id}>
        {steps.map((step, place) => (
          <TimelineStep
            // biome-ignore lint/suspicious/noArrayIndexKey: a claim can have the same status twice, and steps never change their order
            key={place}
            {...step}
            isEnd={step.step === 'current' && place === steps.length - 1}
            isSaid={step.step === 'current' && step.status_description === lead}
          />
        ))}
      </ol>
    </section>
  )
}

type StepProps = Step & {
  /** The claim is closed, so this step is not in progress. */
  isEnd: boolean
  isSaid: boolean
}

function TimelineStep({ name, status, status_description, step, happened_at, isEnd, isSaid }: StepProps) {
  const text = useContent('claim-status-page')
  const day = useDay()
  const date = happened_at && day(happened_at)
  const isInProgress = step === 'current' && !isEnd
  // A claim is received on one day; review and waiting take time.
  const isOngoing = isInProgress && status !== 'open'

  return (
    <li data-step={isEnd ? 'end' : step} aria-current={step === 'current' ? 'step' : undefined}>
      <span className="timeline-pin">{step !== 'next' && <Icon name={iconOf({ status, isInProgress })} />}</span>
      <h3>
        <span className="hidden-visually">{text[`step_${step}`]}: </span>
        {name}
      </h3>
      {date && (
        <p className="timeline-day">
          <time dateTime={happened_at}>{isOngoing ? fill(text.since, { date }) : date}</time>
        </p>
      )}
      {!isSaid && <p className="soft">{status_description}</p>}
    </li>
  )
}

function iconOf({ status, isInProgress }: { status: Step['status']; isInProgress: boolean }): IconName {
  if (isInProgress) return 'clock'
  return status === 'denied' ? 'close' : 'check'
}
