import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FieldKind, FieldLook } from '@amparo/contract/frame-messages'
import { vi } from 'vitest'
import { cardInput } from '../frame/card-input.ts'
import { fieldKinds } from '../frame/fields/field-kinds.ts'
import { linkToHost } from '../frame/host-link.ts'
import { runField } from '../frame/run-field.ts'

export const HOST = 'http://portal.test'
export const channel = 'abcdefghijklmnopqrstuv'
export const look: FieldLook = {
  label: 'Card number',
  help: '14 to 16 digits',
  problem: null,
  language: 'en-US',
  direction: 'ltr',
  theme: 'light',
  colours: {},
  revealed: false,
}

export const TODAY = '2026-11-15'

type Parts = Parameters<typeof fieldKinds>[0]
type Options = { name?: FieldKind } & Partial<Pick<Parts, 'exchange' | 'submit' | 'collect'>>

/** The real page in jsdom with a stand-in for its parent window; `posted` records every message of the frame. */
export function openFrame({
  name = 'card',
  exchange = vi.fn<Parts['exchange']>(),
  submit = vi.fn<Parts['submit']>(),
  collect = vi.fn<Parts['collect']>(),
}: Options = {}) {
  const page = readFileSync(join(import.meta.dirname, '../frame/frame.html'), 'utf8')
  document.documentElement.innerHTML = page.replace(/<script.*<\/script>/, '')
  const other = document.createElement('iframe')
  document.body.append(other)
  const parent = other.contentWindow as Window

  const posted: { message: { type: string; [key: string]: unknown }; target: unknown }[] = []
  parent.postMessage = ((message: never, target: never) => void posted.push({ message, target })) as never

  const closing = new AbortController()
  const frame = {
    addEventListener: (type: 'message', hear: (event: MessageEvent) => void) =>
      window.addEventListener(type, hear, { signal: closing.signal }),
  } as unknown as Window
  const kind = fieldKinds({ today: () => TODAY, exchange, submit, collect })[name]
  const field = cardInput(document, kind)
  const post = linkToHost({ frame, parent, parentOrigin: HOST, channel }, (message) => running.obey(message))
  const running = runField({ field, kind, post })

  return {
    posted,
    exchange,
    submit,
    parent,
    input: field.input,
    form: field.form,
    hear: (data: unknown, { origin = HOST, source = parent }: { origin?: string; source?: Window | null } = {}) =>
      window.dispatchEvent(new MessageEvent('message', { data, origin, source })),
    type(text: string) {
      field.input.value = text
      field.input.dispatchEvent(new Event('input'))
    },
    last: (type: string) => posted.filter(({ message }) => message.type === type).at(-1)?.message,
    wipe: running.wipe,
    read: running.read,
    close: () => closing.abort(),
  }
}
