import type { CardFieldOptions, CardFieldState } from '@amparo/card-field/card-field'
import type { FieldLook } from '@amparo/contract/frame-messages'
import { act } from '@testing-library/react'
import { vi } from 'vitest'
import { panToken } from '../../../testing/test-data.ts'

/** The vault's frame without a vault: a test decides what it answers, and sees what it received. */
export function fakeCardField({ ready = true } = {}) {
  let options: CardFieldOptions | undefined
  const looks: FieldLook[] = []
  const field = {
    setLook: (look: FieldLook) => void looks.push(look),
    setTitle: vi.fn(),
    focus: vi.fn(),
    tokenise: vi.fn(async () => ({ pan_token: panToken, last4: '4021' })),
    clear: vi.fn(),
    destroy: vi.fn(),
  }

  return {
    field,
    lastLook: () => looks.at(-1),
    mount: vi.fn((given: CardFieldOptions) => {
      options = given
      looks.push(given.look)
      if (ready) queueMicrotask(() => act(() => given.onReady?.()))
      return field
    }),
    says: (state: CardFieldState) => act(() => options?.onState?.(state)),
    hasCard: () => act(() => options?.onState?.({ problem: null, touched: true, focused: false })),
    entersOn: () => act(() => options?.onSubmit?.()),
    appears: () => act(() => options?.onReady?.()),
    breaks: () => act(() => options?.onUnavailable?.()),
  }
}
