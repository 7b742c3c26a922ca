// @vitest-environment jsdom
import { describe, expect, it, vi } from 'vitest'
import { mountCardField } from './card-field.ts'
import { calls, channel, field, frame, hear, look, on, prepareField, ready, said, VAULT } from './testing/card-field.ts'

prepareField()

describe('the frame', () => {
  it('is the vault’s own page in a sandbox, told whom it belongs to [P-129]', () => {
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

  it('has another channel each time', () => {
    const second = mountCardField({ container: document.body, vaultOrigin: VAULT, look, title: '' })
    const [, frameOfSecond] = document.querySelectorAll('iframe')
    expect(new URL(frameOfSecond?.src ?? '').searchParams.get('channel')).not.toBe(channel)
    second.destroy()
  })

  it('gets its look when it is ready, and each new one after that, on its own origin only', () => {
    field.setLook({ ...look, problem: 'first' })
    expect(said).toEqual([])
    ready()
    field.setLook({ ...look, problem: 'second' })
    expect(said).toEqual(
      ['first', 'second'].map((problem) => ({
        message: { type: 'look', channel, look: { ...look, problem } },
        target: VAULT,
      })),
    )
    expect(on.onReady).toHaveBeenCalledOnce()
  })

  it('takes another title without being mounted anew', () => {
    field.setTitle('Número da conta')
    expect(document.querySelector('iframe')).toBe(frame)
    expect(frame.title).toBe('Número da conta')
  })

  it('is told to take the focus and to forget', () => {
    ready()
    field.focus()
    field.clear()
    expect(said.slice(1).map(({ message }) => message)).toEqual([
      { type: 'focus', channel },
      { type: 'clear', channel },
    ])
    expect(document.activeElement).toBe(frame)
  })

  it('passes state and Enter on', () => {
    hear({ type: 'state', channel, problem: 'invalid', touched: true, focused: false })
    hear({ type: 'submit', channel })
    expect(on.onState).toHaveBeenCalledExactlyOnceWith({ problem: 'invalid', touched: true, focused: false })
    expect(on.onSubmit).toHaveBeenCalledExactlyOnceWith()
  })

  it('is unavailable when it is not ready in time, and available when it comes late', () => {
    vi.advanceTimersByTime(9_999)
    expect(on.onUnavailable).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    expect(on.onUnavailable).toHaveBeenCalledOnce()
    ready()
    expect(on.onReady).toHaveBeenCalledOnce()
  })

  it('is unavailable soon when what has loaded is an error page', () => {
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

  it('is gone after destroy, and nothing is heard any more', async () => {
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
