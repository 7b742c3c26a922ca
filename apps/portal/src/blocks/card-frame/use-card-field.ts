import { type CardField, type CardFieldState, mountCardField } from '@amparo/card-field/card-field'
import type { FieldLook } from '@amparo/contract/frame-messages'
import { type RefObject, useEffect, useRef, useState } from 'react'

export type MountCardField = typeof mountCardField
export type FrameState = 'starting' | 'ready' | 'unavailable'

type Options = {
  mount?: MountCardField
  vaultOrigin: string
  title: string
  look: FieldLook
  onState: (state: CardFieldState) => void
  onSubmit: () => void
  onUnavailable: () => void
}

export const untouched: CardFieldState = { problem: 'required', touched: false, focused: false }

/** The vault's frame as a field of this page: mounted once, and updated whenever its look changes. */
export function useCardField({ mount = mountCardField, vaultOrigin, title, look, ...on }: Options) {
  const container = useRef<HTMLDivElement>(null)
  const field = useRef<CardField>(null)
  const latest = useLatest({ title, look, ...on })
  const [frame, setFrame] = useState<FrameState>('starting')
  const [attempt, setAttempt] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt mounts a new frame
  useEffect(() => {
    if (!container.current) return
    const mounted = mount({
      container: container.current,
      vaultOrigin,
      title: latest.current.title,
      look: latest.current.look,
      onState: (state) => latest.current.onState(state),
      onSubmit: () => latest.current.onSubmit(),
      onReady: () => setFrame('ready'),
      onUnavailable: () => {
        setFrame('unavailable')
        latest.current.onUnavailable()
      },
    })
    field.current = mounted
    return () => mounted.destroy()
  }, [mount, vaultOrigin, latest, attempt])

  const words = JSON.stringify(look)
  useEffect(() => field.current?.setLook(JSON.parse(words)), [words])

  useEffect(() => field.current?.setTitle(title), [title])

  const retry = () => {
    setFrame('starting')
    on.onState(untouched)
    setAttempt((count) => count + 1)
  }
  return { container, field, frame, retry }
}

function useLatest<T>(value: T): RefObject<T> {
  const latest = useRef(value)
  useEffect(() => {
    latest.current = value
  })
  return latest
}
