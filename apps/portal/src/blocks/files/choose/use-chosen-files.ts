import {
  distinctFileName,
  type FileProblem,
  fileProblem,
  isPicture,
  uploadLimits,
} from '@amparo/rules/claims/sent-file'
import { useLayoutEffect, useRef, useState } from 'react'
import { usePlatform } from '../../../platform/platform.ts'
import type { AskedDocument } from '../document-file.ts'
import type { ChosenFile, UploadQueue } from '../upload/upload-queue.ts'
import { shrinkPicture } from '../worker/run-in-worker.ts'
import { useIsPhone } from './is-phone.ts'

export type RefusedFile = { id: number; documentId: string; name: string; type: string; problem: FileProblem }
type Origin = { isPasted?: boolean }

/** Checks chosen files: each is sent, refused with a reason, or made smaller and shown first (C-179 to C-184). */
export function useChosenFiles(queue: UploadQueue, files: readonly { name: string }[]) {
  const { settings, now } = usePlatform()
  const isMobile = useIsPhone()
  const maxBytes = (settings.uploadLimits ?? uploadLimits)[isMobile ? 'mobile' : 'desktop']
  const [refused, setRefused] = useState<readonly RefusedFile[]>([])
  const [shrinking, setShrinking] = useState<string | null>(null)
  const [smaller, setSmaller] = useState<readonly ChosenFile[]>([])
  const names = useRef<string[]>([])
  const count = useRef(0)
  useLayoutEffect(() => {
    names.current = files.map(({ name }) => name)
  }, [files])

  function refuse({ document, file: { name, type } }: ChosenFile, problem: FileProblem) {
    const id = ++count.current
    setRefused((before) => [...before, { id, documentId: document.id, name, type, problem }])
  }

  /** Names are compared with files added in the same moment too (C-180). */
  function send({ document, file }: ChosenFile) {
    const problem = fileProblem(file, { names: names.current, maxBytes })
    if (problem) return refuse({ document, file }, problem)
    names.current = [...names.current, file.name]
    queue.add([{ document, file }])
  }

  /** A photo that is too large for a phone's limit is made smaller and shown before it is sent (C-X01). */
  async function offerSmaller({ document, file }: ChosenFile) {
    setShrinking(file.name)
    const packed = await shrinkPicture(file, maxBytes).catch(() => null)
    setShrinking(null)
    if (!packed) return refuse({ document, file }, 'too-large')
    const name = file.name.replace(/\.\w+$/, '.jpg')
    setSmaller((before) => [...before, { document, file: new File([packed], name, { type: 'image/jpeg' }) }])
  }

  async function take(document: AskedDocument, given: readonly File[], { isPasted = false }: Origin = {}) {
    setRefused([])
    const begin = now().getTime()
    const isNameless = isMobile || isPasted
    for (const [place, one] of given.entries()) {
      const name = distinctFileName(one.name, { isNameless, now: begin + place })
      const file = name === one.name ? one : new File([one], name, { type: one.type })
      const isTooLarge = fileProblem(file, { names: names.current, maxBytes }) === 'too-large'
      if (isMobile && isTooLarge && isPicture(name)) await offerSmaller({ document, file })
      else send({ document, file })
    }
  }

  return {
    isMobile,
    maxBytes,
    take,
    refused,
    dismiss: (id: number) => setRefused((before) => before.filter((one) => one.id !== id)),
    shrinking,
    smaller: smaller[0],
    /** Sends the smaller picture, which the person has looked at. */
    sendSmaller() {
      const [first, ...others] = smaller
      setSmaller(others)
      if (first) send(first)
    },
    dropSmaller: () => setSmaller((before) => before.slice(1)),
  }
}
