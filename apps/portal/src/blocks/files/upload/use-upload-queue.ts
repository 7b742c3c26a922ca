import { useEffect, useId, useLayoutEffect } from 'react'
import { useStore } from '../../../platform/state/create-store.ts'
import { type AppPart, useAppPart } from '../../../session/app-parts.ts'
import { createSlots } from './slots.ts'
import { uploadFile } from './upload-file.ts'
import { createUploadQueue, type UploadQueue } from './upload-queue.ts'
import type { UploadToken } from './upload-token.ts'

/** More at once would only make each of them slower. */
const PARALLEL_UPLOADS = 3

/** The upload queues of this page, by scope (a claim). */
export const uploadQueues: AppPart<{ of: (scope: string) => UploadQueue; remove: (scope: string) => void }> = (app) => {
  const { platform, session } = app
  const queues = new Map<string, UploadQueue>()
  const slots = createSlots(PARALLEL_UPLOADS)
  // Nobody is there to answer whether the page may be left during an upload (P-395).
  session.onTimeout(() => {
    for (const queue of queues.values()) queue.stopAll()
  })

  return {
    of(scope) {
      const send: Parameters<typeof createUploadQueue>[0]['send'] = (file, options) =>
        uploadFile(platform, file, options)
      const queue = queues.get(scope) ?? createUploadQueue({ send, report: platform.report, slots })
      queues.set(scope, queue)
      return queue
    },
    remove(scope) {
      queues.get(scope)?.stopAll()
      queues.delete(scope)
    },
  }
}

/** The queue of a scope. Without one, it belongs to the component and stops with it. */
export function useUploadQueue(scope: string | undefined, token: UploadToken) {
  const queues = useAppPart(uploadQueues)
  const own = useId()
  const queue = queues.of(scope ?? own)
  const state = useStore(queue)

  useLayoutEffect(() => queue.sendWith(token), [queue, token])
  useEffect(() => {
    if (scope === undefined) return () => queues.remove(own)
  }, [queues, scope, own])

  return { queue, state }
}
