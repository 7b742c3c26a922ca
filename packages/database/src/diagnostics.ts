import { channel, tracingChannel } from 'node:diagnostics_channel'

// What telemetry listens to (`packages/service/src/telemetry/channels.ts`). Without a listener it costs next to nothing.

const statements = tracingChannel<unknown, { text: string }>('amparo:statement')
const pools = channel('amparo:pool')

/** Runs a statement and publishes when it begins and ends: only its text, never its values. */
export function traced<Result>(text: string, run: () => Promise<Result>): Promise<Result> {
  return statements.hasSubscribers ? statements.tracePromise(run, { text }) : run()
}

export function publishPool(pool: object) {
  pools.publish(pool)
}
