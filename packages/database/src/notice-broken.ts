export class DatabaseBroken extends Error {
  override name = 'DatabaseBroken'
}

/** An internal error of PostgreSQL, or a cursor that nobody opened: what is left of the statement in which the log could not be written. */
const isInternal = (error: unknown) => /^(XX|24000$)/.test(String((error as { code?: unknown }).code ?? ''))

type Options = { probe: () => Promise<unknown>; onBroken: ((error: Error) => void) | undefined }

/**
 * PostgreSQL ends when it cannot write its log. The embedded one cannot end: from then on it fails every call, even when there is space again.
 * After an internal error this writes to the log; if that fails too, the process has to start again.
 */
export function noticeBroken({ probe, onBroken }: Options) {
  let isProbing = false

  return async <Result>(work: Promise<Result>): Promise<Result> => {
    try {
      return await work
    } catch (error) {
      if (onBroken && isInternal(error) && !isProbing) {
        isProbing = true
        await probe().catch((again) => {
          if (isInternal(again))
            onBroken(
              new DatabaseBroken(
                'the embedded database could not write to the disk; free some space and start again, nothing that was confirmed is lost',
              ),
            )
        })
        isProbing = false
      }
      throw error
    }
  }
}
