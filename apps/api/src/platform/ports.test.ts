import { afterEach, describe, expect, it, vi } from 'vitest'
import { startTestApi } from '../testing/api.ts'
import { startMailServer } from '../testing/mail-server.ts'
import { ANA, userCalls } from '../testing/users.ts'

const stops: (() => Promise<unknown>)[] = []
afterEach(async () => {
  vi.restoreAllMocks()
  for (const stop of stops.splice(0).reverse()) await stop()
})

async function start(...given: Parameters<typeof startTestApi>) {
  const api = await startTestApi(...given)
  stops.push(api.stop)
  return api
}

describe('without settings', () => {
  it('mail stays in the outbox, and addresses come from the embedded table [M-X38]', async () => {
    const fetch = vi.spyOn(globalThis, 'fetch')
    const api = await start()
    await userCalls(api).requestLink()
    expect(api.ports.mailDelivery).toBeNull()
    expect(await api.ports.outbox.list(5)).toMatchObject([{ recipient: ANA }])
    expect(await api.ports.maps.suggest('12 Oak Street 62704')).toHaveLength(1)
    expect(fetch).not.toHaveBeenCalled()
  })
})

describe('with their settings', () => {
  it('mail goes to the server after the commit, and its link signs in', async () => {
    const server = await startMailServer()
    stops.push(server.stop)
    const api = await start({ smtp: { url: `smtp://127.0.0.1:${server.port}`, from: 'help@amparo.example' } })
    const arrival = server.nextMail()
    await userCalls(api).requestLink()
    await arrival
    expect(await api.ports.outbox.list(5)).toEqual([])
    expect(server.received).toMatchObject([{ from: 'help@amparo.example', to: [ANA] }])
    const plain = server.received[0]?.raw.replaceAll('=\r\n', '').replaceAll('=3D', '=') ?? ''
    const token = /\?ott=(sl_[\w-]{43})/.exec(plain)?.[1] ?? ''
    expect((await userCalls(api).exchange(token)).status).toBe(200)
    expect(api.log.join('')).not.toContain(ANA)
  })

  it('addresses come from the maps service', async () => {
    const prediction = { placePrediction: { placeId: 'ChIJ0123456789', text: { text: '12 Oak Street' } } }
    const fetch = vi.spyOn(globalThis, 'fetch').mockResolvedValue(Response.json({ suggestions: [prediction] }))
    const api = await start({ google: { key: 'a-key-of-the-tests-0123456789' } })
    expect(await api.ports.maps.suggest('12 Oak')).toEqual([{ id: 'ChIJ0123456789', label: '12 Oak Street' }])
    expect(fetch.mock.calls[0]?.[0]).toBe('https://places.googleapis.com/v1/places:autocomplete')
  })
})
