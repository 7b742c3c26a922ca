import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ask, payment, quote, request, update } from '../testing/policies/buy.ts'
import { type PolicyTest, startPolicyTest } from '../testing/policies/policy-test.ts'

let test: PolicyTest
let owner: string
let id: string
beforeAll(async () => {
  test = await startPolicyTest()
  owner = test.person()
  id = await quote(test, owner)
})
afterAll(() => test.stop())

/** Every call with an id of a quote or policy, with a body that its owner could send. */
const calls: Record<string, object | undefined> = {
  'GET /quote/:id/details/': undefined,
  'PUT /quote/:id/': update,
  'GET /quote/:id/coverages/': undefined,
  'POST /quote/:id/purchase/': payment(),
  'GET /policies/:id/': undefined,
}
const everyCall = Object.entries(calls)
const answer = (line: string, bearer: string | null, payload: object | undefined, of = id) =>
  ask(test, line.replace(':id', of), { bearer, ...(payload && { payload }) })

it('knows every call that has an id, and that it needs a session', () => {
  const found = test.routes.filter(({ endpoint }) => endpoint.audience === 'browser' && endpoint.path.includes(':id'))
  expect(found.filter(({ endpoint }) => !endpoint.isForUsers)).toEqual([])
  const lines = found.map(({ endpoint }) => `${endpoint.method} ${endpoint.path.replace('/api/v2/marketplace', '')}`)
  expect(lines.toSorted()).toEqual(Object.keys(calls).toSorted())
})

describe.each(everyCall)('%s', (line, payload) => {
  const nothing = async () =>
    expect([
      await test.database.query('SELECT version, status FROM policies WHERE id = $1', [id]),
      await test.processor.moved(),
    ]).toEqual([[{ version: 1, status: 'initializing' }], 0])

  it.each([
    ['another guest', () => test.person()],
    ['somebody signed in with another address', () => test.person({ email: 'other@mail.example' })],
    ['a guest who typed the same address', () => test.person({ email: request.email, is_guest: true })],
  ])('is not there for %s [M-X49]', async (_, person) => {
    const { status, body } = await answer(line, person(), payload)
    expect([status, body.error_code]).toEqual([404, 'not_found'])
    await nothing()
  })

  it('answers the same for a policy of nobody', async () => {
    const [theirs, nobodys] = [
      await answer(line, test.person(), payload),
      await answer(line, test.person(), payload, crypto.randomUUID()),
    ]
    const { request_id: _, ...body } = nobodys.body
    expect(theirs).toMatchObject({ status: nobodys.status, body })
  })

  it.each([
    ['without a session', () => null],
    ['with a token of nobody', () => `us_${'A'.repeat(43)}`],
    ['with something else', () => "' OR 1=1 --"],
    [
      'with a session that has ended',
      () => {
        const bearer = test.person({ email: request.email })
        test.endSession(bearer)
        return bearer
      },
    ],
  ])('is refused %s', async (_, bearer) => {
    const { status, body } = await answer(line, bearer(), payload)
    expect([status, body.error_code]).toEqual([401, 'unauthorized'])
    await nothing()
  })

  it.each(['1', 'null', '../policies', `${crypto.randomUUID()}'`, '%00'])(
    'is refused with the forged id %j',
    async (forged) => {
      const { status } = await answer(line, owner, payload, encodeURIComponent(forged))
      expect([400, 404]).toContain(status)
      await nothing()
    },
  )
})

describe('who has a policy', () => {
  const list = async (bearer: string) =>
    (await ask(test, 'GET /policies/', { bearer })).body.map((policy: { id: string }) => policy.id)

  it('the session it was made in, and whoever proves its address later [M-300, M-301, M-X50]', async () => {
    const later = test.person({ email: ' Dana@Mail.example ' })
    expect(await list(owner)).toEqual([id])
    expect(await list(later)).toContain(id)
    for (const bearer of [owner, later])
      expect((await ask(test, `GET /policies/${id}/`, { bearer })).body).toMatchObject({
        id,
        status_code: 'initializing',
      })
  })

  it('nobody else, in no list', async () => {
    for (const bearer of [test.person(), test.person({ email: 'other@mail.example' })])
      expect(await list(bearer)).toEqual([])
    expect((await ask(test, 'GET /policies/')).body.error_code).toBe('unauthorized')
  })

  it('newest first, and its name is the one on the newest', async () => {
    const bearer = test.person({ email: 'ada@mail.example' })
    const mine = { email: 'ada@mail.example' }
    const first = await quote(test, bearer, mine)
    test.clock.time += 1_000
    const second = await quote(test, bearer, {
      ...mine,
      policy_holder: { ...request.policy_holder, first_name: 'Ada', last_name: 'Brook' },
    })
    expect(await list(bearer)).toEqual([second, first])
    expect(await test.nameOf('ADA@mail.example')).toBe('Ada Brook')
    expect(await test.nameOf('nobody@mail.example')).toBeNull()
  })
})
