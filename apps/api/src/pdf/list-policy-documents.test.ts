import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestApi, type TestApi } from '../testing/api.ts'
import { address, ask, payment, request } from '../testing/policies/buy.ts'
import { userCalls } from '../testing/users.ts'

let api: TestApi
let bearer: string
let id: string
beforeAll(async () => {
  api = await startTestApi()
  bearer = await userCalls(api).guest(request.email)
  const place = { ...address, postal_code: '43215' }
  id = (await ask(api, 'POST /quote/', { bearer, payload: { ...request, address: place } })).body.id
})
afterAll(() => api.stop())

const list = async () => (await ask(api, `GET /policies/${id}/documents/`, { bearer })).body
const fetched = async (url: string) =>
  (await api.app.inject({ url, headers: { authorization: `Bearer ${bearer}` } })).rawPayload.subarray(0, 5).toString()
const url = (type: string) => `/api/v2/marketplace/quote/${id}/documents/${type}/`

it('lists the documents of a quote, which can be read before it is bought', async () => {
  expect(await list()).toEqual([
    { title: 'Outline of Coverage', url: url('OUTLINE_OF_COVERAGE') },
    { title: 'E-Consent', url: url('E_CONSENT') },
  ])
})

it('lists the policy too once it is bought, each document with the address of its PDF [M-297, M-304]', async () => {
  await ask(api, `POST /quote/${id}/purchase/`, { bearer, payload: payment() })
  const documents = await list()
  expect(documents).toEqual([
    { title: 'Policy', url: url('POLICY') },
    { title: 'Outline of Coverage', url: url('OUTLINE_OF_COVERAGE') },
    { title: 'E-Consent', url: url('E_CONSENT') },
  ])
  for (const document of documents) expect(await fetched(document.url)).toBe('%PDF-')
})

it('lists the documents of a policy that has ended', async () => {
  await api.database.query("UPDATE policies SET status = 'canceled' WHERE id = $1", [id])
  expect(await list()).toHaveLength(3)
})

it('lists nothing for another person', async () => {
  const other = await userCalls(api).guest('other@mail.example')
  expect((await ask(api, `GET /policies/${id}/documents/`, { bearer: other })).status).toBe(404)
  expect((await ask(api, `GET /policies/${id}/documents/`)).status).toBe(401)
})
