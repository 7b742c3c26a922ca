// @vitest-environment jsdom
import { FrameMessage } from '@amparo/contract/frame-messages'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import { channel, HOST, look, openFrame } from '../testing/frame-page.ts'
import { inventNumber } from '../testing/vault.ts'

const number = inventNumber(16, 161_803)
const token = { type: 'token' as const, pan_token: `pt_${'a'.repeat(43)}`, last4: number.slice(-4) }

let frame: ReturnType<typeof openFrame>
beforeEach(() => {
  frame = openFrame({ exchange: vi.fn(async () => token) })
})
afterEach(() => frame.close())

const state = () => frame.last('state')
const tokenise = (id: string = crypto.randomUUID()) => {
  frame.hear({ type: 'tokenise', channel, id })
  return id
}

describe('the field', () => {
  it('is not touched while the first characters are typed, but is after blur [P-144]', () => {
    frame.input.focus()
    frame.type('9')
    expect(state()).toMatchObject({ problem: 'invalid', touched: false, focused: true })
    frame.input.blur()
    expect(state()).toMatchObject({ problem: 'invalid', touched: true, focused: false })
    frame.type(number)
    expect(state()).toMatchObject({ problem: null, touched: true })
  })

  it('is touched by an attempt to submit, which is blocked while the number is wrong [P-144] [P-145]', async () => {
    frame.type('9')
    const id = tokenise()
    expect(state()).toMatchObject({ problem: 'invalid', touched: true })
    await expect.poll(() => frame.last('failed')).toBeDefined()
    expect(frame.last('failed')).toEqual({ type: 'failed', channel, id, code: 'invalid_card_number', request_id: null })
    expect(frame.exchange).not.toHaveBeenCalled()
  })

  it.each([
    ['required', ''],
    ['invalid', '9'],
    ['invalid', number.slice(0, -1) + ((Number(number.at(-1)) + 1) % 10)],
    [null, number],
    [null, number.replace(/(....)(?=.)/g, '$1 ')],
  ])('reports %s for the input, and does not change it [P-140] [P-141] [P-142] [P-143]', (problem, text) => {
    frame.type(text)
    expect(state()).toMatchObject({ problem })
    expect(frame.input.value).toBe(text)
  })

  it('returns a token once for an id [P-129]', async () => {
    frame.type(number)
    const id = tokenise()
    tokenise(id)
    await expect.poll(() => frame.last('token')).toBeDefined()
    tokenise(id)
    expect(frame.last('token')).toEqual({ ...token, channel, id })
    expect(frame.exchange).toHaveBeenCalledExactlyOnceWith(number)
    expect(frame.posted.filter(({ message }) => message.type === 'token')).toHaveLength(1)
  })

  it('passes on a refusal by the vault', async () => {
    const failed = { type: 'failed' as const, code: 'too_many_requests', request_id: 'r-1' }
    vi.mocked(frame.exchange).mockResolvedValueOnce(failed)
    frame.type(number)
    const id = tokenise()
    await expect.poll(() => frame.last('failed')).toEqual({ ...failed, channel, id })
  })

  it('reports Enter, and submits no form', () => {
    const event = new Event('submit', { cancelable: true })
    frame.form.dispatchEvent(event)
    expect([event.defaultPrevented, frame.last('submit')]).toEqual([true, { type: 'submit', channel }])
  })

  it('is empty and untouched when cleared, and empty when its page is left', () => {
    frame.type(number)
    frame.input.focus()
    frame.input.blur()
    frame.hear({ type: 'clear', channel })
    expect([frame.input.value, state()]).toEqual(['', expect.objectContaining({ problem: 'required', touched: false })])
    frame.type(number)
    frame.wipe()
    expect(frame.input.value).toBe('')
  })

  it('takes the focus on request', () => {
    frame.hear({ type: 'focus', channel })
    expect(document.activeElement).toBe(frame.input)
  })

  it('keeps the number out of messages and of the page [P-131]', async () => {
    frame.type(number)
    frame.hear({ type: 'look', channel, look: { ...look, revealed: true, problem: 'Wrong' } })
    tokenise()
    await expect.poll(() => frame.last('token')).toBeDefined()
    expect(JSON.stringify(frame.posted)).not.toContain(number)
    expect(document.documentElement.outerHTML).not.toContain(number)
    expect(frame.input.name).toBe('')
    for (const { message, target } of frame.posted) {
      expect(z.safeParse(FrameMessage, message).success).toBe(true)
      expect(target).toBe(HOST)
    }
  })
})

describe('the look', () => {
  it('masks the number unless it should be shown [P-135]', () => {
    const masked = () => frame.input.classList.contains('masked')
    expect(masked()).toBe(true)
    frame.hear({ type: 'look', channel, look: { ...look, revealed: true } })
    expect([masked(), frame.input.type]).toEqual([false, 'text'])
    frame.hear({ type: 'look', channel, look })
    // jsdom cannot mask by style, so it gets the second choice too.
    expect([masked(), frame.input.type]).toEqual([true, 'password'])
  })

  it('names, describes and marks the field for screen readers', () => {
    const problem = 'Enter <b>your</b> card number'
    frame.hear({
      type: 'look',
      channel,
      look: { ...look, label: 'Número', problem, language: 'ar-SA', direction: 'rtl' },
    })
    expect(document.getElementById('label')?.textContent).toBe('Número')
    expect(frame.input.getAttribute('aria-labelledby')).toBe('label')
    expect(frame.input.getAttribute('aria-describedby')).toBe('problem help')
    expect(frame.input.getAttribute('aria-invalid')).toBe('true')
    expect(document.querySelector('[role=alert]')?.textContent).toBe(problem)
    expect(document.querySelector('b')).toBeNull()
    expect([document.documentElement.lang, document.documentElement.dir]).toEqual(['ar-SA', 'rtl'])
    frame.hear({ type: 'look', channel, look })
    expect(frame.input.getAttribute('aria-invalid')).toBe('false')
    expect(document.querySelector('[role=alert]')?.textContent).toBe('')
  })

  it('has only the colours of the last look', () => {
    const { style } = document.documentElement
    frame.hear({ type: 'look', channel, look: { ...look, theme: 'dark', colours: { '--brand': '#123456' } } })
    expect([style.getPropertyValue('--brand'), document.documentElement.dataset.theme]).toEqual(['#123456', 'dark'])
    frame.hear({ type: 'look', channel, look })
    expect(style.getPropertyValue('--brand')).toBe('')
  })
})
