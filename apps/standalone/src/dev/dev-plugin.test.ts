import { createEmbeddedMail } from '@amparo/api/platform/mail/embedded-mail'
import { createOutbox } from '@amparo/api/platform/mail/outbox'
import { createEmbeddedSms } from '@amparo/api/platform/sms/embedded-sms'
import { demoCards } from '@amparo/api/testing/api'
import { flagCodes } from '@amparo/contract/feature-flags'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { splitLinks } from '../../dev-page/split-links.ts'
import { api, dev, emptyApp, PORTAL, pageHeaders, serveDev, WHITE_LABEL } from '../testing/dev.ts'
import { devPlugin } from './dev-plugin.ts'

const FIRST = demoCards[0]?.number as string

serveDev()
afterEach(() => void vi.unstubAllEnvs())

it('throws in production', () => {
  vi.stubEnv('NODE_ENV', 'production')
  expect(() => devPlugin(emptyApp(), dev.parts)).toThrow('NODE_ENV=production')
})

describe('the page', () => {
  it('is served with a policy without inline scripts, and never cached', async () => {
    const page = await dev.get('/dev')
    expect(page.statusCode).toBe(200)
    expect(page.headers['content-security-policy']).toContain("script-src 'self';")
    expect(page.headers['content-security-policy']).toContain("require-trusted-types-for 'script'")
    expect(page.headers['cache-control']).toBe('no-store')
  })

  it.each([
    ['a file of the build', '/dev/assets/dev-abc.js', 200],
    ['a file that is not there', '/dev/assets/other.js', 404],
    ['a path outside the folder', '/dev/assets/..%2Fdev.html', 404],
  ])('answers for %s', async (_, path, status) => {
    expect((await dev.get(path)).statusCode).toBe(status)
  })
})

it('lists every demo card', async () => {
  const cards = await dev.get('/dev/api/demo-cards')
  expect(cards.json()).toEqual(demoCards)
  expect(cards.headers['cache-control']).toBe('no-store')
})

it('lists every country with its languages and both origins', async () => {
  const places = (await dev.get('/dev/api/places')).json()
  expect(places.countries).toHaveLength(54)
  expect(places.countries).toContainEqual({ code: 'BRA', languages: ['pt_BR', 'en_LAC'] })
  expect(places).toMatchObject({ portal_origin: PORTAL, white_label_origin: WHITE_LABEL })
})

describe('flags', () => {
  it('lists every known flag, and switches one in the product', async () => {
    const before = (await dev.get('/dev/api/flags')).json()
    expect(before.map(({ code }: { code: string }) => code)).toEqual([...flagCodes])

    const answer = await dev.send('PUT', '/dev/api/flags/portal_unavailable', { status: 'on' })
    expect(answer.json()).toEqual({ code: 'portal_unavailable', status: 'on' })
    const inProduct = (await api.app.inject('/api/feature_flags/v1/')).json()
    expect(inProduct).toContainEqual({ code: 'portal_unavailable', status: 'on' })
  })

  it('refuses an unknown flag', async () => {
    const answer = await dev.send('PUT', '/dev/api/flags/no_such_flag', { status: 'on' })
    expect(answer.json()).toMatchObject({ error_code: 'unknown_flag' })
  })
})

describe('the clock', () => {
  it('can be moved for product and browser, and be reset', async () => {
    const moved = await dev.send('PUT', '/dev/api/clock', { to: '2026-12-15T12:00:00.000Z' })
    const thirtyDays = 30 * 24 * 3600 * 1000
    expect(moved.json()).toEqual({ now: '2026-12-15T12:00:00.000Z', offset_ms: thirtyDays })
    expect(moved.headers['set-cookie']).toBe(`amparo_clock_offset_ms=${thirtyDays}; Path=/; SameSite=Strict`)
    expect(dev.clock.now().toISOString()).toBe('2026-12-15T12:00:00.000Z')

    const cookie = `amparo_clock_offset_ms=${thirtyDays}`
    const back = await dev.send('PUT', '/dev/api/clock', { to: null }, { ...pageHeaders, cookie })
    expect(back.json().offset_ms).toBe(0)
    expect(back.headers['set-cookie']).toContain('amparo_clock_offset_ms=0;')
  })

  it.each([
    ['sets no cookie if the browser has the right one', 'a=b; amparo_clock_offset_ms=60000', undefined],
    ['corrects an old offset in the browser', 'amparo_clock_offset_ms=5', 'amparo_clock_offset_ms=60000'],
    ['sets the cookie if the browser has none', '', 'amparo_clock_offset_ms=60000'],
  ])('%s', async (_, cookie, expected) => {
    dev.clock.moveTo(new Date(api.clock.time + 60_000))
    const page = await dev.get('/dev', { cookie })
    expect(page.headers['set-cookie']?.toString().split(';')[0]).toBe(expected)
  })

  it('refuses an invalid time', async () => {
    const answer = await dev.send('PUT', '/dev/api/clock', { to: 'tomorrow' })
    expect(answer.statusCode).toBe(400)
    expect(dev.clock.offsetMs).toBe(0)
  })
})

it('shows what was sent, newest first', async () => {
  const outbox = createOutbox({ database: api.database, clock: dev.clock })
  await createEmbeddedMail(outbox).send({ to: 'ana@example.test', subject: 'Hello', text: 'Body', tag: 'greeting' })
  await createEmbeddedSms(outbox).send({ to: '+15005550123', text: 'Your code' })

  const messages = (await dev.get('/dev/api/outbox')).json()
  expect(messages.slice(0, 2)).toMatchObject([
    { kind: 'sms', recipient: '+15005550123', subject: null, text: 'Your code' },
    { kind: 'mail', recipient: 'ana@example.test', subject: 'Hello', text: 'Body', tag: 'greeting' },
  ])
  expect(messages[0].sent_at).toBe(dev.clock.now().toISOString())
})

describe('a mail in the outbox', () => {
  const pdf = { filename: 'Política 1.pdf', content_type: 'application/pdf', content: Buffer.from('%PDF') }
  const send = async () => {
    const mail = createEmbeddedMail(createOutbox({ database: api.database, clock: dev.clock }))
    const html = '<p><a href="http://localhost:4000/">Sign in</a></p>'
    return (await mail.send({ to: 'ana@example.test', subject: 'A', text: 'B', tag: 'c', html, attachments: [pdf] })).id
  }

  it('can be seen as HTML in which nothing runs', async () => {
    const id = await send()
    const page = await dev.get(`/dev/outbox/${id}`)
    expect(page.body).toContain('Sign in')
    expect(page.headers['content-security-policy']).toMatch(/^sandbox allow-popups; default-src 'none'/)
  })

  it('has attachments that can be saved', async () => {
    const id = await send()
    const [message] = (await dev.get('/dev/api/outbox')).json()
    expect(message).toMatchObject({ id, has_html: true, attachments: ['Política 1.pdf'] })
    const file = await dev.get(`/dev/outbox/${id}/attachments/0`)
    expect(file.rawPayload).toEqual(pdf.content)
    expect(file.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': "attachment; filename*=UTF-8''Pol%C3%ADtica%201.pdf",
    })
  })

  it.each(['x', '00000000-0000-4000-8000-000000000000', 'ID/attachments/1', 'ID/attachments/-1', 'ID/attachments/x'])(
    'is not found at %s',
    async (path) => expect((await dev.get(`/dev/outbox/${path.replace('ID', await send())}`)).statusCode).toBe(404),
  )

  it.each(['', '/attachments/0'])('is for our own pages only%s', async (rest) => {
    const url = `/dev/outbox/${await send()}${rest}`
    expect((await dev.get(url, { 'sec-fetch-site': 'cross-site' })).statusCode).toBe(401)
  })
})

it('lets a newcomer sign in with the link of the newest mail', async () => {
  const payload = { email: 'newcomer@example.test' }
  await api.app.inject({ method: 'POST', url: '/api/v2/marketplace/auth/magiclink/', payload })
  const [mail] = (await dev.get('/dev/api/outbox')).json()
  const link = splitLinks(mail.text).find(({ isLink }) => isLink)?.text ?? ''
  const token = new URL(link).searchParams.get('ott')
  const answer = await api.app.inject({ method: 'POST', url: '/api/v2/marketplace/auth/exchange/', payload: { token } })
  expect(answer.json()).toEqual({ session_token: expect.any(String) })
})

describe('demo tokens', () => {
  it('are accepted by the product', async () => {
    const { pan_token } = (await dev.send('POST', '/dev/api/demo-token', { number: FIRST.replaceAll(' ', '') })).json()
    const benefits = await api.app.inject({
      method: 'POST',
      url: '/api/cardholder/v1/benefits/',
      payload: { pan_token, language_code: 'en_US', today: '2026-11-15' },
    })
    expect(benefits.statusCode).toBe(200)
  })

  it.each(['4111 1111 1111 1111', '', `${FIRST}0`])('are made for demo cards only, not for "%s"', async (number) => {
    const createDemoToken = vi.spyOn(dev.parts, 'createDemoToken')
    const answer = await dev.send('POST', '/dev/api/demo-token', { number })
    expect(answer.json()).toMatchObject({ error_code: 'not_a_demo_card' })
    expect(createDemoToken).not.toHaveBeenCalled()
  })
})
