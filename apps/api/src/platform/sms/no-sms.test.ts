import { expect, it } from 'vitest'
import { noSms } from './no-sms.ts'

it('reaches nobody, and still refuses what is no number', async () => {
  const message = { to: '+15005550006', text: 'Your code', locale: 'en_US' as const }
  expect([await noSms.send(message), await noSms.call(message)]).toEqual([{ sent: false }, { sent: false }])
  await expect(noSms.send({ ...message, to: '555' })).rejects.toThrow('sms: the number')
})
