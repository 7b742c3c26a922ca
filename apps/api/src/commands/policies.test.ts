import { execFile } from 'node:child_process'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { OPERATOR_KEY } from '../testing/api.ts'
import { quote } from '../testing/policies/buy.ts'
import { bearer, market } from '../testing/policies/marketplace.ts'
import { details, goTo, id, makeOverdue, preparePolicy, setCard } from '../testing/policies/one-policy.ts'

preparePolicy()
let address: string
beforeAll(async () => {
  await market.app.listen({ port: 0, host: '127.0.0.1' })
  address = `http://127.0.0.1:${(market.app.server.address() as AddressInfo).port}`
})

const command = join(import.meta.dirname, 'policies.ts')
type Ended = { code: number; lines: string[]; errors: string }

/** Runs the command as `npm run policies` does, against the server of this test. */
function run(args: string[], { url = address, key = OPERATOR_KEY } = {}): Promise<Ended> {
  const env = { ...process.env, AMPARO_URL: url, OPERATOR_KEY: key }
  return new Promise((resolve) =>
    execFile(process.execPath, [command, ...args], { env }, (error, stdout, stderr) =>
      resolve({ code: Number(error?.code ?? 0), lines: stdout.trim().split('\n'), errors: stderr }),
    ),
  )
}
const numberOf = async () => (await details()).number as string

describe('npm run policies', () => {
  it('lists quotes and policies', async () => {
    const open = await quote(market, bearer)
    const { code, lines } = await run(['list'])
    expect(code).toBe(0)
    expect(lines).toContainEqual(expect.stringContaining(`${id}  ${await numberOf()}  in_force`))
    expect((await run(['list', '--status', 'initializing'])).lines).toContainEqual(
      expect.stringContaining(`${open}  quote`),
    )
  })

  it('shows a policy by its id and by its number, in any case, and its history', async () => {
    const number = await numberOf()
    for (const name of [id, number.toLowerCase()]) {
      const { code, lines } = await run(['show', name])
      expect([code, lines[0]]).toEqual([0, expect.stringContaining(`${id}  ${number}  in_force`)])
      expect(lines.at(-1)).toContain('bootstrap  shown')
    }
    expect((await run(['history', number])).lines).toContainEqual(expect.stringContaining('purchased'))
  })

  it('sends a sign-in link', async () => {
    const before = market.links.length
    expect((await run(['resend-link', await numberOf()])).code).toBe(0)
    expect(market.links).toHaveLength(before + 1)
  })

  it('returns money once for a request that is repeated', async () => {
    const refund = ['refund', await numberOf(), '3.00', '--request', crypto.randomUUID()]
    const line = `${await numberOf()}  in_force  paid 6.30, of which 3.00 is being refunded`
    expect((await run(refund)).lines).toEqual([line])
    expect((await run(refund)).lines).toEqual([line])
  })

  it('charges what is overdue, and cancels', async () => {
    await makeOverdue()
    const number = await numberOf()
    const declined = await run(['charge', number])
    expect([declined.code, declined.errors]).toEqual([1, expect.stringContaining('the server refused: card_declined')])
    await setCard('succeeds')
    expect((await run(['charge', number])).lines[0]).toContain('in_force  paid 12.60')
    goTo('2026-12-16')
    expect((await run(['cancel', number, '--note', 'by phone'])).lines[0]).toContain(`${number}  canceled`)
  })

  it.each([
    [[], 'usage: npm run policies'],
    [['forget', 'DEMO'], 'usage: npm run policies'],
    [['show', 'no such; policy'], 'usage: npm run policies'],
    [['show', 'DEMONOBODY'], 'the server refused: unknown_policy'],
    [['show', crypto.randomUUID()], 'the server refused: unknown_policy'],
    [['refund', 'DEMONOBODY', '3,00'], 'the amount must be in dollars and cents'],
    [['show', 'DEMONOBODY', '--loud'], 'usage: npm run policies'],
  ])('says in one line what is wrong with %j', async (args, message) => {
    const { code, errors } = await run(args)
    expect([code, errors]).toEqual([1, expect.stringContaining(message)])
    expect(errors).not.toContain('    at ')
  })

  it('does nothing without the key, or without a server', async () => {
    expect((await run(['list'], { key: 'x'.repeat(40) })).errors).toContain('the server refused: unauthorized')
    const nobody = { url: 'http://127.0.0.1:9' }
    expect((await run(['list'], nobody)).errors).toContain('no server answers at http://127.0.0.1:9')
  })
})
