import { expect, it } from 'vitest'
import type { Sms } from '../sms.ts'

export type Arrived = { kind: 'sms' | 'call'; to: string; text: string }
type Service = {
  sms: () => Sms
  /** What the service has delivered since the test began. */
  arrived: () => Promise<Arrived[]>
  /** A number that the service cannot reach. */
  unreachable: string
}

const PHONE = '+5511900000000'

/** What every adapter of the SMS port promises. */
export function describeSms({ sms, arrived, unreachable }: Service) {
  const deliver = (kind: 'sms' | 'call', to: string, text = 'Your code: 1, 2, 3') =>
    kind === 'sms' ? sms().send({ to, text }) : sms().call({ to, text, locale: 'pt_BR' })

  it.each(['sms', 'call'] as const)('delivers a message of kind %s once, and answers its id', async (kind) => {
    const result = await deliver(kind, PHONE)
    expect(result).toEqual({ sent: true, id: expect.stringMatching(/^[\w-]{30,40}$/) })
    expect(await arrived()).toEqual([{ kind, to: PHONE, text: 'Your code: 1, 2, 3' }])
  })

  it.each(['sms', 'call'] as const)('says that a number cannot be reached: %s', async (kind) => {
    expect(await deliver(kind, unreachable)).toEqual({ sent: false })
    expect(await arrived()).toEqual([])
  })

  it('keeps every character of a text', async () => {
    const text = 'Código <1> & "2"\u{1F600}: رمز 验证码'
    for (const kind of ['sms', 'call'] as const) await deliver(kind, PHONE, text)
    expect((await arrived()).map((one) => one.text)).toEqual([text, text])
  })

  it.each(['', '5511900000000', '+55 11 90000', '+0511900000', '+123456', '+1234567890123456', '+15550100\n'])(
    'refuses the number %j, and keeps it out of the error',
    async (to) => {
      for (const kind of ['sms', 'call'] as const) {
        const error = (await deliver(kind, to).catch((thrown) => thrown)) as Error
        expect(error).toBeInstanceOf(Error)
        if (to !== '') expect(error.message).not.toContain(to)
      }
      expect(await arrived()).toEqual([])
    },
  )
}
