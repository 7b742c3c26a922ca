// @vitest-environment jsdom
import { FrameMessage } from '@amparo/contract/frame-messages'
import { afterEach, describe, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import { channel, openFrame, TODAY } from '../../testing/frame-page.ts'

let frame: ReturnType<typeof openFrame>
afterEach(() => frame.close())

const number = '5555 5555 5555 4444'
const source = {
  number: 'sim_succeeds.4444.1228.abc',
  expiry_month: 12,
  expiry_year: 2028,
  name: 'Ada',
  cvv: 'provided' as const,
}
const state = () => frame.last('state')
const request = (id: string = crypto.randomUUID()) => {
  frame.hear({ type: 'request-source', channel, id, name: 'Ada' })
  return id
}

describe('a field of a payment card', () => {
  it.each([
    ['number', 'cc-number', 40],
    ['expiry', 'cc-exp', 10],
    ['cvv', 'cc-csc', 8],
  ] as const)(
    'can be filled in by the browser, and opens the numeric keyboard (%s)',
    (name, autocomplete, maxLength) => {
      frame = openFrame({ name })
      const { input } = frame
      expect([input.autocomplete, input.inputMode || input.getAttribute('inputmode'), input.maxLength]).toEqual([
        autocomplete,
        'numeric',
        maxLength,
      ])
    },
  )

  it.each([
    ['M-162', 'number', '', 'required'],
    ['M-164', 'number', '5555 5555 5555 444', 'invalid'],
    ['M-163', 'number', '5555 5555 5555 4445', 'invalid'],
    ['M-165', 'number', '4242 4242 4242 4242', 'not_mastercard'],
    ['M-165', 'number', number, null],
    ['M-X26', 'number', '2223-0031-2200-3222', null],
    ['M-167', 'expiry', ' ', 'required'],
    ['M-167', 'expiry', '13/28', 'invalid'],
    ['M-167', 'expiry', '10/26', 'invalid'],
    ['M-167', 'expiry', '11/26', null],
    ['M-168', 'cvv', '', 'required'],
    ['M-168', 'cvv', '12', 'invalid'],
    ['M-168', 'cvv', '1234', 'invalid'],
    ['M-168', 'cvv', '123', null],
  ] as const)('[%s] %s: %j is %s', (_, name, text, problem) => {
    frame = openFrame({ name })
    frame.type(text)
    expect(state()).toMatchObject({ problem, touched: false })
  })

  it.each([
    ['1228', '12/28'],
    ['1/2028', '01/28'],
    ['13/28', '13/28'],
  ])('writes the expiry date %s as %s, but only when it is left', (typed, tidied) => {
    frame = openFrame({ name: 'expiry' })
    frame.input.focus()
    frame.type(typed)
    expect(frame.input.value).toBe(typed)
    frame.input.blur()
    expect(frame.input.value).toBe(tidied)
  })

  it('counts as touched when its text is collected', () => {
    frame = openFrame({ name: 'cvv' })
    frame.type('12')
    expect(frame.read()).toBe('12')
    expect(state()).toMatchObject({ problem: 'invalid', touched: true })
  })

  it.each(['expiry', 'cvv', 'card'] as const)('answers no request for a source as %s', async (name) => {
    frame = openFrame({ name, submit: vi.fn(async () => ({ type: 'source' as const, source })) })
    request()
    await Promise.resolve()
    expect([frame.last('source'), frame.last('failed')]).toEqual([undefined, undefined])
    expect(frame.submit).not.toHaveBeenCalled()
  })
})

describe('the number', () => {
  const others = { expiry: '12/28', cvv: '123' }

  it('is submitted with the other fields once for an id; the page gets the source only [M-175]', async () => {
    frame = openFrame({
      name: 'number',
      submit: vi.fn(async () => ({ type: 'source' as const, source })),
      collect: async () => others,
    })
    frame.type(number)
    const id = request()
    request(id)
    await expect.poll(() => frame.last('source')).toEqual({ type: 'source', channel, id, source })
    expect(frame.submit).toHaveBeenCalledExactlyOnceWith({ number, ...others }, { name: 'Ada', today: TODAY })
    expect(JSON.stringify(frame.posted)).not.toMatch(/5555 ?5555|12\/28|"123"/)
    for (const { message } of frame.posted) expect(z.safeParse(FrameMessage, message).success).toBe(true)
  })

  it('fails if the other fields do not answer', async () => {
    frame = openFrame({ name: 'number', collect: async () => null })
    frame.type(number)
    const id = request()
    await expect
      .poll(() => frame.last('failed'))
      .toEqual({ type: 'failed', channel, id, code: 'fields_missing', request_id: null })
    expect(frame.submit).not.toHaveBeenCalled()
  })

  it('gives no token for the login', async () => {
    frame = openFrame({ name: 'number' })
    frame.type(number)
    frame.hear({ type: 'tokenise', channel, id: crypto.randomUUID() })
    await Promise.resolve()
    expect(frame.exchange).not.toHaveBeenCalled()
  })
})
