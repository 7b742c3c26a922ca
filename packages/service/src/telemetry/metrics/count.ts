import { counts } from '../channels.ts'
import type { Counted, LabelsOf } from './metrics-list.ts'

export type CountEvent = { name: keyof Counted; labels: Record<string, string> }

/** Counts something for `/metrics`; without metrics it does nothing. */
export function count<Name extends keyof Counted>(name: Name, labels: LabelsOf<Name>) {
  if (counts.hasSubscribers) counts.publish({ name, labels })
}
