// @vitest-environment jsdom
import { describe, expect, it, vi } from 'vitest'
import { look, token, VAULT } from './testing/card-field.ts'
import {
  allReady,
  channelOf,
  fields,
  frames,
  heard,
  parametersOf,
  posted,
  preparePaymentFields,
  receiveFrom,
  requests,
  source,
} from './testing/payment-fields.ts'

preparePaymentFields()

describe('the fields of a payment card', () => {
  it('are three frames of the vault with channels of their own and one form', () => {
    const all = [parametersOf('number'), parametersOf('expiry'), parametersOf('cvv')]
    expect(all.map(({ field }) => field)).toEqual(['number', 'expiry', 'cvv'])
    expect(new Set(all.map(({ form }) => form))).toEqual(new Set([expect.stringMatching(/^[\w-]{22}$/)]))
    expect(new Set(all.map(({ channel }) => channel)).size).toBe(3)
    for (const frame of Object.values(frames)) {
      expect(new URL(frame.src).origin).toBe(VAULT)
      expect(frame.getAttribute('sandbox')).toBe('allow-scripts allow-same-origin allow-forms')
    }
  })

  it('are ready when all three are', () => {
    receiveFrom('number', { type: 'ready' })
    receiveFrom('cvv', { type: 'ready' })
    expect(heard.onReady).not.toHaveBeenCalled()
    receiveFrom('expiry', { type: 'ready' })
    expect(heard.onReady).toHaveBeenCalledOnce()
  })

  it('are unavailable, once, if one of them is not ready in time', () => {
    receiveFrom('number', { type: 'ready' })
    vi.advanceTimersByTime(10_000)
    expect(heard.onUnavailable).toHaveBeenCalledOnce()
  })

  it('have looks, titles and the focus one by one, and report which of them has a problem', () => {
    allReady()
    posted.length = 0
    fields.setLook('cvv', { ...look, problem: 'Enter a valid CVV.' })
    fields.setTitle('expiry', 'Expiration date')
    fields.focus('expiry')
    expect(posted).toEqual([
      {
        to: 'cvv',
        message: { type: 'look', channel: channelOf('cvv'), look: { ...look, problem: 'Enter a valid CVV.' } },
      },
      { to: 'expiry', message: { type: 'focus', channel: channelOf('expiry') } },
    ])
    expect([frames.expiry.title, document.activeElement]).toEqual(['Expiration date', frames.expiry])
    receiveFrom('cvv', { type: 'state', problem: 'invalid', touched: true, focused: false })
    expect(heard.onState).toHaveBeenCalledExactlyOnceWith('cvv', { problem: 'invalid', touched: true, focused: false })
  })

  it('give a source, asked for once in the frame of the number [M-175]', async () => {
    allReady()
    const [first, second] = [fields.requestSource('Ada Winters'), fields.requestSource('Ada Winters')]
    expect(posted.filter(({ message }) => message.type === 'request-source')).toEqual([
      {
        to: 'number',
        message: { type: 'request-source', channel: channelOf('number'), id: requests()[0], name: 'Ada Winters' },
      },
    ])
    receiveFrom('number', { type: 'source', id: requests()[0], source })
    expect([await first, await second]).toEqual([source, source])
  })

  it('give none before they are ready, after they are removed, or if the vault refuses', async () => {
    await expect(fields.requestSource('Ada')).rejects.toMatchObject({ code: 'vault_unavailable' })
    allReady()
    const refused = fields.requestSource('Ada')
    receiveFrom('number', { type: 'failed', id: requests()[0], code: 'card_refused', request_id: 'r-1' })
    await expect(refused).rejects.toMatchObject({ code: 'card_refused', requestId: 'r-1' })
    const closed = fields.requestSource('Ada')
    fields.destroy()
    await expect(closed).rejects.toMatchObject({ code: 'closed' })
    expect(document.querySelector('iframe')).toBeNull()
  })

  it('accept a source from the vault’s number frame only, on its channel and for its id', async () => {
    allReady()
    const waiting = fields.requestSource('Ada')
    const settled = vi.fn()
    waiting.then(settled, settled)
    const answer = { type: 'source', id: requests()[0], source }
    const stranger = document.body.appendChild(document.createElement('iframe'))
    receiveFrom('number', answer, { origin: 'http://evil.test' })
    receiveFrom('number', answer, { origin: `${VAULT}.evil.test` })
    for (const window of [stranger.contentWindow, frames.cvv.contentWindow, globalThis.window, null])
      receiveFrom('number', answer, { source: window })
    receiveFrom('expiry', answer)
    receiveFrom('cvv', answer)
    receiveFrom('number', { ...answer, channel: channelOf('cvv') })
    receiveFrom('number', { ...answer, id: crypto.randomUUID() })
    receiveFrom('number', { ...answer, type: 'token', ...token })
    for (const spoilt of [{ number: '5555555555554444' }, { cvv: '123' }, { expiry_year: '28' }])
      receiveFrom('number', { ...answer, source: { ...source, ...spoilt } })
    await Promise.resolve()
    expect(settled).not.toHaveBeenCalled()
    receiveFrom('number', answer)
    await expect(waiting).resolves.toEqual(source)
  })
})
