import { describe, expect, it } from 'vitest'
import { demoCards } from '../testing/api.ts'
import { api, poll, serveApi, sound, submitted } from '../testing/submission.ts'
import { HOUR, userCalls } from '../testing/users.ts'

serveApi()

const cardFor = (shows: string) => demoCards.find((card) => card.shows.startsWith(shows)) as (typeof demoCards)[number]

/** Whether a claim with this card and bearer is registered with a session. Fails unless the claim is registered. */
async function isRecorded(bearer: string, { number, country } = cardFor('Product code PRO:')) {
  const digits = number.replaceAll(' ', '')
  const product = api.catalogue.products.find(({ ranges }) => digits.startsWith(ranges[0]?.from ?? '-'))
  const benefit_code = product?.benefits.find((one) => one.claim_form && one.benefit_code !== 'CEL')?.benefit_code
  const body = sound({ number, country, benefit_code })
  const id = await submitted(body, { authorization: `Bearer ${bearer}` })
  const { claim_number } = (await poll(id)).result.response
  return (await api.areas.operator.findClaim(claim_number))?.is_with_session
}

describe('the session of a claim', () => {
  it.each([
    ['recorded for PRO [C-200]', 'Product code PRO:', true],
    ['recorded for CPU [C-201]', 'Product code CPU', true],
    ['recorded for EPP [C-202]', 'Product code EPP', true],
    ['ignored in Asia-Pacific [C-203]', 'Product code PRO in Asia', false],
    ['ignored for other products [C-204]', 'Premium card of the USA', false],
  ])('is %s', async (_, shows, expected) => {
    const bearer = await userCalls(api).signIn()
    expect(await isRecorded(bearer, cardFor(shows))).toBe(expected)
  })

  it('may be a guest’s', async () => {
    expect(await isRecorded(await userCalls(api).guest())).toBe(true)
  })

  it.each<[string, () => Promise<string>]>([
    ['is unknown', async () => `us_${'u'.repeat(43)}`],
    ['is something else', async () => 'session-of-the-test'],
    ['is empty', async () => ''],
    [
      'was logged out',
      async () => {
        const token = await userCalls(api).signIn('gone@example.test')
        await userCalls(api).logOut(token)
        return token
      },
    ],
    ['is a sign-in link’s', async () => userCalls(api).linkToken('link@example.test')],
  ])('is not recorded if its token %s, and the claim is registered all the same [C-X37]', async (_, given) => {
    expect(await isRecorded(await given())).toBe(false)
  })

  it('is not recorded after it has expired', async () => {
    const bearer = await userCalls(api).guest()
    const now = api.clock.time
    api.clock.time += 12 * HOUR
    expect(await isRecorded(bearer)).toBe(false)
    api.clock.time = now
  })
})
