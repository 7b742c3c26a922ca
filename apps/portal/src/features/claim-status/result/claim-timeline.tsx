import './claim-timeline.css'
import { fill } from '@amparo/content/fill'
import type { ClaimStatusAnswer } from '@amparo/contract/claim-status'
import { useId } from 'react'
import { useContent } from '../../../platform/content.ts'
import { Icon, type IconName } from '../../../ui/art/icon.tsx'
import { useDay } from './use-day.ts'

type Step = ClaimStatusAnswer['statuses'][number]

/** C-263: what happened and when, where the claim is, and what comes next. */
export function ClaimTimeline({ steps }: { steps: readonly Step[] }) {
  const text = useContent('claim-status-page')
  const id = useId()

  return (
    <section className="status-way">
      <h2 id={id}>{text.timeline_title}</h2>
      <ol className="timeline" aria-labelledby={id}>
        {steps.map((step, place) => (
          // A claim can be in the same status twice; steps never change their place.
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          <TimelineStep key={place} {...step} isEnd={step.step === 'current' && place === steps.length - 1} />
        ))}
      </ol>
    </section>
  )
}

/** Where the way ends, nothing goes on. */
function TimelineStep({ name, status, status_description, step, happened_at, isEnd }: Step & { isEnd: boolean }) {
  const text = useContent('claim-status-page')
  const day = useDay()
  const date = happened_at && day(happened_at)

  return (
    <li data-step={isEnd ? 'end' : step} aria-current={step === 'current' ? 'step' : undefined}>
      <span className="timeline-pin">
        {step !== 'next' && <Icon name={iconOf({ status, isUnderWay: step === 'current' && !isEnd })} />}
      </span>
      <h3>
        <span className="hidden-visually">{text[`step_${step}`]}: </span>
        {name}
      </h3>
      {date && (
        <p className="timeline-day">
          <time dateTime={happened_at}>{step === 'current' && !isEnd ? fill(text.since, { date }) : date}</time>
        </p>
      )}
      <p className="soft">{status_description}</p>
    </li>
  )
}

function iconOf({ status, isUnderWay }: { status: Step['status']; isUnderWay: boolean }): IconName {
  if (isUnderWay) return 'clock'
  return status === 'denied' ? 'close' : 'check'
}
