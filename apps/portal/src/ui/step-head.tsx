import './stepped.css'
import type { ReactNode } from 'react'

type Props = {
  /** What the form is about. */
  about: string
  /** Such as “Step 2 of 3”. */
  count: string
  step: number
  steps: number
  title: string
  children?: ReactNode
}

/** The head of a step. Phones have a meter in place of the list of steps. */
export function StepHead({ about, count, step, steps, title, children }: Props) {
  return (
    <header>
      <p className="soft stepped-about">
        {about}&nbsp;<span aria-hidden="true">·</span> <span className="stepped-count">{count}</span>
      </p>
      <progress className="stepped-meter" value={step} max={steps} aria-hidden="true" />
      <h1 tabIndex={-1}>{title}</h1>
      {children}
    </header>
  )
}
