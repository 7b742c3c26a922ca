import { newCardLike } from '../../new-card-like.ts'
import { expectAccessible } from '../../pages/accessible.ts'
import { claimDocumentsPage } from '../../pages/claim-documents-page.ts'
import { claimFormPage } from '../../pages/claim-form-page.ts'
import { claimStartPage } from '../../pages/claim-start-page.ts'
import { phoneVerification } from '../../pages/phone-verification.ts'
import { cards } from '../../people.ts'
import { codeFor, messageFor, newPhone } from '../../steps/verify-phone.ts'
import { expect, test } from '../../story.ts'

const wrong = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')

test('a cell phone gets a code by text message; a wrong code shows an error, and after five tries a new one is needed [C-223 to C-225, C-227, C-228, C-230, C-232 to C-244, C-569, C-604]', async ({
  cardholder,
  page,
  guard,
}) => {
  guard.tolerates(/status of 422/)
  const modal = phoneVerification(page)
  const { numberStep, codeStep, number, cell, send, code, confirm, again, errors, text } = modal
  await cardholder.startsSession(cards.premiumUsa)
  await cardholder.opens(cards.premiumUsa, 'claims/CEL')
  await expect(numberStep).toBeVisible()
  await expectAccessible(page, { state: 'phone number' })
  await send.click()
  await expect(errors).toHaveText([text.phone_required, text.type_required])
  await expect(number).toBeFocused()
  await number.fill('12')
  await cell.check()
  await send.click()
  await expect(errors).toHaveText([text.phone_invalid])
  await expectAccessible(page, { state: 'invalid phone number' })

  const phone = newPhone()
  await number.fill(phone)
  const codeRequest = page.waitForRequest('**/phone_verification/send/')
  await send.click()
  expect((await codeRequest).postDataJSON()).toEqual({
    phone_type: 'cell',
    phone_number: phone,
    language_code: 'en_US',
  })
  await expect(codeStep).toBeVisible()
  await expectAccessible(page, { state: 'phone code' })
  expect((await messageFor(page, phone)).kind).toBe('sms')
  const first = await codeFor(page, phone)
  const reported = page.waitForRequest((one) => one.postData()?.includes('VALIDATE_PHONE_VERIFICATION_API') === true)
  for (const [typed, message] of [
    ['', text.code_required],
    ['1234567', text.code_too_long],
    ...Array.from({ length: 5 }, () => [wrong(first), text.invalid_code] as const),
    // Too many tries: now even the right code is refused.
    [first, text.max_verify_attempts_reached],
  ] as const) {
    await code.fill(typed)
    await confirm.click()
    await expect(errors).toHaveText([message])
    await expect(code).toBeFocused()
  }
  await reported

  await again.click()
  await expect(numberStep).toBeVisible()
  await expect(errors).toHaveCount(0)
  await expect(cell).toBeChecked()
  await send.click()
  await expect(codeStep).toBeVisible()
  await expect(errors).toHaveCount(0)
  // Typed with a space in the middle, as phones show codes.
  await code.fill((await codeFor(page, phone)).replace(/^.../, '$& '))
  const checked = page.waitForRequest('**/phone_verification/validate/')
  await confirm.click()
  expect((await checked).postDataJSON()).toMatchObject({ phone_number: phone, pan_token: expect.any(String) })
  await claimStartPage(page).agree.click()
  // The form already has the verified number.
  const phoneField = claimFormPage(page).control('cardholder_primary_phone_number')
  await expect.poll(async () => (await phoneField.inputValue()).replace(/\D/g, '')).toContain(phone.slice(2))
})

test('a number can be locked; if a code cannot be sent, the number stays and can be tried again [C-231, C-603]', async ({
  cardholder,
  page,
  guard,
}) => {
  guard.tolerates(/status of 500/)
  const { number, cell, send, codeStep, locked, text } = phoneVerification(page)
  const sending = '**/phone_verification/send/'
  await page.route(sending, (route) => route.fulfill({ json: { sent: false } }))
  await cardholder.startsSession(cards.premiumUsa)
  await cardholder.opens(cards.premiumUsa, 'claims/CEL')
  await number.fill(newPhone())
  await cell.check()
  await send.click()
  await expect(locked).toContainText(text.locked)
  await expect(locked.getByRole('link').first()).toHaveAttribute('href', /^tel:/)
  await expectAccessible(page, { state: 'locked phone' })

  await page.unroute(sending)
  await page.route(sending, (route) => route.fulfill({ status: 500, body: 'no' }))
  const reported = page.waitForRequest((one) => one.postData()?.includes('SEND_PHONE_VERIFICATION_API_ERROR') === true)
  await number.fill(newPhone())
  await send.click()
  await reported
  await expect(locked).toContainText(text.locked)
  await page.unroute(sending)
  await send.click()
  await expect(codeStep).toBeVisible()
})

test('a phone claim shows once what the bill must contain, and is sent with the verified number [C-162, C-232]', async ({
  claimant,
  page,
}) => {
  const claim = await claimant.hasFilledIn(newCardLike(cards.premiumUsa), 'CEL')
  const { notice, understood, text, continue: continueButton, continueWithout, back } = claimDocumentsPage(page)
  await expect(notice).toContainText(text.billing_text)
  await expectAccessible(page, { state: 'billing notice' })
  await understood.click()
  await continueButton.click()
  await continueWithout.click()
  await back.click()
  await expect(continueButton).toBeVisible()
  await expect(notice).toHaveCount(0)
  await continueButton.click()
  await continueWithout.click()
  const sent = page.waitForRequest('**/submit_claim/')
  await claimant.sends(claim)
  expect((await sent).postDataJSON()).toMatchObject({ phone_verification_token: expect.stringMatching(/^pv_/) })
})
