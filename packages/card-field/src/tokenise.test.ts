// @vitest-environment jsdom
import { HostMessage } from '@amparo/contract/frame-messages'
import { describe, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import { asked, channel, field, prepareField, ready, receive, sent, token } from './testing/card-field.ts'

prepareField()

describe('tokenise', () => {
  it('gives the token that answers its id [P-129] [P-130]', async () => {
    ready()
    const waiting = field.tokenise()
    receive({ type: 'token', channel, id: asked()[0], ...token })
    await expect(waiting).resolves.toEqual(token)
  })

  it('sends a valid request on a page without TLS', async () => {
    vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) })
    ready()
    const waiting = field.tokenise()
    vi.unstubAllGlobals()
    expect(z.safeParse(HostMessage, sent.at(-1)?.message).success).toBe(true)
    receive({ type: 'token', channel, id: asked()[0], ...token })
    await expect(waiting).resolves.toEqual(token)
  })

  it('asks once until there is an answer, and again after it', async () => {
    ready()
    const [first, second] = [field.tokenise(), field.tokenise()]
    expect(asked()).toHaveLength(1)
    receive({ type: 'token', channel, id: asked()[0], ...token })
    expect(await first).toBe(await second)
    const third = field.tokenise()
    expect(new Set(asked()).size).toBe(2)
    receive({ type: 'token', channel, id: asked()[1], ...token })
    await third
  })

  it('accepts an answer only once, and none for another id', async () => {
    ready()
    const first = field.tokenise()
    receive({ type: 'token', channel, id: asked()[0], ...token })
    await first

    const second = field.tokenise()
    const settled = vi.fn()
    second.then(settled, settled)
    receive({ type: 'token', channel, id: asked()[0], ...token, last4: '6666' })
    receive({ type: 'failed', channel, id: crypto.randomUUID(), code: 'x', request_id: null })
    await Promise.resolve()
    expect(settled).not.toHaveBeenCalled()
    receive({ type: 'token', channel, id: asked()[1], ...token, last4: '7777' })
    await expect(second).resolves.toMatchObject({ last4: '7777' })
  })

  it('fails with the code and the request id', async () => {
    ready()
    const waiting = field.tokenise()
    receive({ type: 'failed', channel, id: asked()[0], code: 'too_many_requests', request_id: 'r-1' })
    await expect(waiting).rejects.toMatchObject({
      name: 'CardFieldFailed',
      code: 'too_many_requests',
      requestId: 'r-1',
    })
  })

  it('fails if the frame is missing, or does not answer', async () => {
    await expect(field.tokenise()).rejects.toMatchObject({ code: 'vault_unavailable', requestId: null })
    ready()
    const waiting = expect(field.tokenise()).rejects.toMatchObject({ code: 'timed_out' })
    vi.advanceTimersByTime(20_000)
    await waiting
  })
})
