import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { refused } from '../../testing/refused.ts'
import { drawModals, type Handler, renderPage, resetPage } from '../../testing/render-page.tsx'
import { aCountry, panToken } from '../../testing/test-data.ts'
import PhoneVerification from './phone-verification.tsx'

beforeEach(drawModals)
afterEach(resetPage)

const SEND = '/api/cardholder/v1/phone_verification/send/'
const VALIDATE = '/api/cardholder/v1/phone_verification/validate/'
const token = `pv_${'b'.repeat(43)}`

type Options = { send?: Handler; validate?: Handler; demo?: boolean }

async function open(options: Options = {}) {
  const onVerified = vi.fn()
  const onClose = vi.fn()
  const { send = () => ({ body: { sent: true } }), validate = () => ({ body: { token } }), demo = false } = options
  const page = renderPage(<PhoneVerification onVerified={onVerified} onClose={onClose} />, {
    path: '/usa/en_US/claims/CEL',
    route: '/:countryCode/:languageCode/claims/:benefitCode',
    card: { panToken, last4: '4021', isBrandAgnostic: false },
    settings: { demo },
    answers: { '/api/countries/v1/countries/USA/': () => ({ body: aCountry() }), [SEND]: send, [VALIDATE]: validate },
  })
  await screen.findByRole('dialog', { name: 'Confirm your phone number' })
  const asked = (path: string) => page.asked.filter((one) => one.path === path).map(({ body }) => body)
  return { onVerified, onClose, asked }
}
const phone = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Phone number' })
const write = (text: string) => fireEvent.input(phone(), { target: { value: text } })
const choose = (name: RegExp) => fireEvent.click(screen.getByRole('radio', { name }))
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const code = () => screen.getByLabelText<HTMLInputElement>('Code')

async function sends(type: RegExp = /message/) {
  write('(202) 555 0123')
  choose(type)
  press('Send code')
  await screen.findByLabelText('Code')
}
async function confirms(text: string) {
  fireEvent.change(code(), { target: { value: text } })
  press('Confirm')
}

it.each([
  ['cell', 'C-227, C-230', /message/, 'Enter the code from the text message'],
  ['home', 'C-226, C-229', /Call/, 'Enter the code from the call'],
])(
  'sends a code to a %s phone and asks for it [C-225, C-228, C-236, C-241, C-569, %s]',
  async (type, _, radio, title) => {
    const { asked } = await open()
    await sends(radio)
    expect(screen.getByRole('dialog', { name: title }).textContent).toContain('+1\u00a0202\u00a0555\u00a00123')
    expect(asked(SEND)).toEqual([{ phone_type: type, phone_number: '+12025550123', language_code: 'en_US' }])
  },
)

it.each<[string, string, string, RegExp | null, string[]]>([
  ['nothing', 'C-238', '', null, ['Enter your phone number.', 'Choose a text message or a call.']],
  ['no type', 'C-237, C-238', '2025550123', null, ['Choose a text message or a call.']],
  ['no number', 'C-238', '', /message/, ['Enter your phone number.']],
  ['too few digits', 'C-235', '20255501', /message/, ['This number isn’t valid. Check the country and the digits.']],
  ['no digits at all', 'C-235', 'hello', /Call/, ['This number isn’t valid. Check the country and the digits.']],
])('asks again for %s, and sends nothing [%s]', async (_, _id, text, radio, messages) => {
  const { asked } = await open()
  if (text) write(text)
  if (radio) choose(radio)
  press('Send code')
  for (const message of messages) await screen.findByText(message)
  expect(asked(SEND)).toEqual([])
  await waitFor(() =>
    expect(document.activeElement?.getAttribute('name')).toBe(
      messages[0]?.startsWith('Choose') ? 'phone_type' : 'phone_number',
    ),
  )
})

it.each<[string, string, Handler, number]>([
  ['it wasn’t sent', 'C-231', () => ({ body: { sent: false } }), 0],
  ['the call fails', 'C-231, C-603', () => ({ status: 500, body: {} }), 1],
])('shows that the number is locked when %s [%s]', async (_, _id, send, reports) => {
  const { asked } = await open({ send })
  write('2025550123')
  choose(/message/)
  press('Send code')
  expect((await screen.findByRole('alert')).textContent).toContain('We can’t send a code to this number')
  const reported = asked('/api/errors/v1/').filter(
    (body) => (body as { code: string }).code === 'SEND_PHONE_VERIFICATION_API_ERROR',
  )
  expect(reported).toHaveLength(reports)
  expect(screen.queryByLabelText('Code')).toBeNull()
})

it('passes on token and phone number for a correct code [C-232, C-242, C-571, C-572]', async () => {
  const { onVerified, asked } = await open()
  await sends()
  expect(code().inputMode).toBe('numeric')
  expect(code().autocomplete).toBe('one-time-code')
  await confirms('123 456')
  await waitFor(() => expect(onVerified).toHaveBeenCalledWith({ phone: '+12025550123', token }))
  expect(asked(VALIDATE)).toEqual([{ phone_number: '+12025550123', code: '123456', pan_token: panToken }])
})

it.each([
  ['', 'Enter the code.', 'C-239'],
  ['1234567', 'The code has 6 digits at most.', 'C-240'],
])('does not send the code “%s” to the server: %s [%s]', async (text, message) => {
  const { asked } = await open()
  await sends()
  await confirms(text)
  expect((await screen.findAllByText(message)).length).toBeGreaterThan(0)
  expect(code().getAttribute('aria-invalid')).toBe('true')
  expect(asked(VALIDATE)).toEqual([])
})

it.each([
  ['invalid_code', /wrong or has expired/, 'C-243'],
  ['max_verify_attempts_reached', /Too many wrong codes/, 'C-244'],
  ['unable_to_verify_card', /couldn’t find your card/, 'C-604'],
  ['internal_error', /couldn’t check the code/, 'C-604'],
])('after %s shows and reports the error: %s [C-604, %s]', async (cause, words) => {
  const { onVerified, asked } = await open({ validate: () => refused(cause) })
  await sends()
  await confirms('123456')
  expect((await screen.findAllByText(words)).length).toBeGreaterThan(0)
  expect(asked('/api/errors/v1/')).toContainEqual(
    expect.objectContaining({ code: 'VALIDATE_PHONE_VERIFICATION_API_ERROR', cause }),
  )
  expect(onVerified).not.toHaveBeenCalled()
})

it('goes back to the number without its error, and keeps what was typed [C-233, C-234]', async () => {
  await open({ validate: () => refused('invalid_code') })
  await sends()
  await confirms('123456')
  await screen.findAllByText(/wrong or has expired/)
  press('Change the number or get a new code')
  expect(phone().value).toBe('202-555-0123')
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /message/ }).checked).toBe(true)
  press('Send code')
  await screen.findByLabelText('Code')
  expect(code().getAttribute('aria-invalid')).toBeNull()
})

it('ignores the result of a check if the modal was closed meanwhile', async () => {
  const answer = Promise.withResolvers<{ body: object }>()
  const { onVerified, asked } = await open({ validate: () => answer.promise as Promise<never> })
  await sends()
  await confirms('123456')
  await waitFor(() => expect(asked(VALIDATE)).toHaveLength(1))
  press('Change the number or get a new code')
  answer.resolve({ body: { token } })
  await answer.promise
  await sends()
  expect(onVerified).not.toHaveBeenCalled()
})

it.each([true, false])('shows where to find the code in a demo only (%s)', async (demo) => {
  await open({ demo })
  await sends()
  expect(screen.queryByText(/outbox/) !== null).toBe(demo)
})
