import { useEffect, useId, useSyncExternalStore } from 'react'
import { type Platform, usePlatform } from '../../platform/platform.ts'
import { onTimeout } from '../../session/on-timeout.ts'
import { createUploadDesk, type UploadDesk } from './upload-desk.ts'
import { uploadFile } from './upload-file.ts'

const desks = new WeakMap<Platform, Map<string, UploadDesk>>()

/** The desk of a claim, for as long as the page lives. */
export function openDesk(platform: Platform, scope: string): UploadDesk {
  const mine = desks.get(platform) ?? new Map<string, UploadDesk>()
  desks.set(platform, mine)
  const known = mine.get(scope)
  if (known) return known
  const desk = createUploadDesk({
    send: (file, options) => uploadFile(platform, file, options),
    report: platform.report,
  })
  mine.set(scope, desk)
  return desk
}

export function useUploadDesk(scope: string | undefined) {
  const platform = usePlatform()
  const own = useId()
  const desk = openDesk(platform, scope ?? own)
  const view = useSyncExternalStore(desk.subscribe, desk.view)

  // P-395: nobody is there any more to answer whether the page may go while something is sent.
  useEffect(() => onTimeout(desk.stopAll), [desk])
  useEffect(() => {
    if (scope !== undefined) return
    return () => {
      desk.stopAll()
      desks.get(platform)?.delete(own)
    }
  }, [desk, platform, scope, own])

  return { desk, view }
}
