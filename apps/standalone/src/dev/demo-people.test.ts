import { loadDemoPolicies } from '@amparo/catalogue/demo/demo-policies'
import { expect, it } from 'vitest'
import { seedDemoPolicies } from '../demo-policies/seed-demo-policies.ts'
import { api, dev, pageHeaders, serveDev } from '../testing/dev.ts'

serveDev()

const people = async () => (await dev.get('/dev/api/demo-people')).json()
const signIn = (email: string, headers = pageHeaders) =>
  dev.send('POST', '/dev/api/demo-people/sign-in', { email }, headers)

it('lists nobody before there are demo policies, and then everybody with their policy', async () => {
  expect(await people()).toEqual([])
  const log = { warn: () => undefined } as never
  await seedDemoPolicies({ api, policies: loadDemoPolicies(), log, now: api.clock.now() })
  expect(await people()).toMatchObject([
    { name: 'Nora Calloway', email: 'nora@mail.example', shows: 'quote', number: null, status: 'initializing' },
    { name: 'Theo Lindgren', shows: 'active', number: 'DEMOACTIVE', status: 'in_force' },
    { name: 'Ruth Okafor', shows: 'overdue', number: 'DEMOOVERDUE', status: 'suspended' },
    { email: 'iris@mail.example', shows: 'issued', number: 'DEMOISSUED', status: 'bound' },
  ])
})

it('signs a demo person in with the link from a mail', async () => {
  const { link } = (await signIn('theo@mail.example')).json()
  const token = new URL(link).searchParams.get('ott')
  const url = '/api/v2/marketplace/auth/exchange/'
  const { session_token } = (await api.app.inject({ method: 'POST', url, payload: { token } })).json()
  const me = { url: '/api/v2/marketplace/auth/me/', headers: { authorization: `Bearer ${session_token}` } }
  expect((await api.app.inject(me)).json()).toEqual({ email: 'theo@mail.example', name: 'Theo Lindgren' })
})

it('refuses anybody else, too many links, and other origins', async () => {
  expect((await signIn('somebody@mail.example')).json().error_code).toBe('not_a_demo_person')
  const codes = []
  for (let times = 0; times < 6; times++) codes.push((await signIn('ruth@mail.example')).json().error_code)
  expect(codes.at(-1)).toBe('too_many_links')
  const foreign = { ...pageHeaders, origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }
  expect((await signIn('nora@mail.example', foreign)).statusCode).toBe(401)
})

it('says that the mail is not in the outbox', async () => {
  dev.parts.outbox.list = async () => []
  expect((await signIn('nora@mail.example')).json().error_code).toBe('mail_not_in_outbox')
})
