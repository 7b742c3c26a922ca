import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { startTestApi, type TestApi } from '../testing/api.ts'
import { address, ask, payment, request, update } from '../testing/policies/buy.ts'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
})
afterAll(() => api.stop())

it('sells a policy to a guest, who finds it again with a sign-in link [M-032, M-038, M-298]', async () => {
  const email = 'dana@mail.example'
  const guest = await ask(api, 'POST /auth/authenticate/', { payload: { email } })
  const bearer = guest.body.guest_session_token
  const place = { ...address, postal_code: '43215' }
  const { body: quote } = await ask(api, 'POST /quote/', { bearer, payload: { ...request, address: place } })
  await ask(api, `PUT /quote/${quote.id}/`, { bearer, payload: update })
  const bought = await ask(api, `POST /quote/${quote.id}/purchase/`, { bearer, payload: payment() })
  expect(bought.body).toMatchObject({
    status_code: 'in_force',
    geographic_location: { time_zone_id: 'America/New_York' },
  })

  const mail = await vi.waitFor(
    async () => {
      const found = (await api.ports.outbox.list(10)).find(({ tag }) => tag === 'policy_bought')
      return found ?? expect.fail('the mail is not there yet')
    },
    { timeout: 60_000, interval: 100 },
  )
  expect(mail).toMatchObject({ recipient: email, subject: `Your policy ${bought.body.number}` })

  await ask(api, 'POST /auth/magiclink/', { payload: { email } })
  const [link] = await api.ports.outbox.list(1)
  const token = /ott=([\w-]+)/.exec(link?.text ?? '')?.[1]
  const { body: session } = await ask(api, 'POST /auth/exchange/', { payload: { token } })
  const signedIn = { bearer: session.session_token }
  expect((await ask(api, 'GET /auth/me/', signedIn)).body).toEqual({ email, name: 'Dana Quill' })
  expect((await ask(api, 'GET /policies/', signedIn)).body).toMatchObject([
    { id: quote.id, number: bought.body.number },
  ])

  const other = await ask(api, 'POST /auth/authenticate/', { payload: { email } })
  const stranger = { bearer: other.body.guest_session_token }
  expect((await ask(api, `GET /policies/${quote.id}/`, stranger)).status).toBe(404)
})
