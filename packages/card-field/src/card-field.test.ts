// @vitest-environment jsdom
import { describe, expect, it, vi } from 'vitest'
import { mountCardField } from './card-field.ts'
import {
  calls,
  channel,
  field,
  frame,
  look,
  on,
  prepareField,
  ready,
  receive,
  sent,
  VAULT,
} from './testing/card-field.ts'

prepareField()

describe('the frame', () => {
  it('is the vault’s own page in a sandbox, and gets the page’s origin [P-129]', () => {
    const { origin, pathname, searchParams } = new URL(frame.src)
    expect([origin, pathname]).toEqual([VAULT, '/frame'])
    expect(Object.fromEntries(searchParams)).toEqual({
      channel: expect.stringMatching(/^[A-Za-z0-9_-]{22}$/),
      parent: location.origin,
      theme: 'dark',
      dir: 'rtl',
    })
    expect([frame.title, frame.allow]).toEqual(['Card number', ''])
    expect(frame.getAttribute('sandbox')).toBe('allow-scripts allow-same-origin allow-forms')
  })

  it('has a new channel each time', () => {
    const second = mountCardField({ container: document.body, vaultOrigin: VAULT, look, title: '' })
    const [, frameOfSecond] = document.querySelectorAll('iframe')
    expect(new URL(frameOfSecond?.src ?? '').searchParams.get('channel')).not.toBe(channel)
    second.destroy()
  })

  it('gets its look when it is ready, and each new one after that, on its own origin only', () => {
    field.setLook({ ...look, problem: 'first' })
    expect(sent).toEqual([])
    ready()
    field.setLook({ ...look, problem: 'second' })
    expect(sent).toEqual(
      ['first', 'second'].map((problem) => ({
        message: { type: 'look', channel, look: { ...look, problem } },
        target: VAULT,
      })),
    )
    expect(on.onReady).toHaveBeenCalledOnce()
  })

  it('takes another title without being mounted again', () => {
    field.setTitle('Número da conta')
    expect(document.querySelector('iframe')).toBe(frame)
    expect(frame.title).toBe('Número da conta')
  })

  it('can be focused and cleared', () => {
    ready()
    field.focus()
    field.clear()
    expect(sent.slice(1).map(({ message }) => message)).toEqual([
      { type: 'focus', channel },
      { type: 'clear', channel },
    ])
    expect(document.activeElement).toBe(frame)
  })

  it('reports its state and Enter', () => {
    receive({ type: 'state', channel, problem: 'invalid', touched: true, focused: false })
    receive({ type: 'submit', channel })
    expect(on.onState).toHaveBeenCalledExactlyOnceWith({ problem: 'invalid', touched: true, focused: false })
    expect(on.onSubmit).toHaveBeenCalledExactlyOnceWith()
  })

  it('is unavailable if it is not ready in time, and available if it loads later', () => {
    vi.advanceTimersByTime(9_999)
    expect(on.onUnavailable).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    expect(on.onUnavailable).toHaveBeenCalledOnce()
    ready()
    expect(on.onReady).toHaveBeenCalledOnce()
  })

  it('is unavailable soon if an error page was loaded', () => {
    frame.dispatchEvent(new Event('load'))
    vi.advanceTimersByTime(2_000)
    expect(on.onUnavailable).toHaveBeenCalledOnce()
    vi.advanceTimersByTime(20_000)
    expect(on.onUnavailable).toHaveBeenCalledOnce()
  })

  it('is not unavailable once it was ready', () => {
    ready()
    frame.dispatchEvent(new Event('load'))
    vi.advanceTimersByTime(20_000)
    expect(on.onUnavailable).not.toHaveBeenCalled()
  })

  it('is removed by destroy, and its messages are ignored', async () => {
    ready()
    const waiting = field.tokenise()
    field.destroy()
    await expect(waiting).rejects.toMatchObject({ code: 'closed' })
    expect(document.querySelector('iframe')).toBeNull()
    on.onReady.mockClear()
    ready()
    vi.advanceTimersByTime(20_000)
    expect(calls()).toBe(0)
  })
})
