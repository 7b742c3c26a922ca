import { loginPage } from '../../pages/login-page.ts'
import { shell } from '../../pages/shell.ts'
import { cards } from '../../people.ts'
import { expect, test } from '../../story.ts'

const masking = (input: Element) => getComputedStyle(input).getPropertyValue('-webkit-text-security')

test('the number is masked unless "show card number" is ticked [P-134, P-135] @only-phone', async ({
  cardholder,
  page,
}) => {
  const { number, reveal } = loginPage(page)
  await cardholder.opensLogin()
  await cardholder.types(cards.premiumUsa.number)
  expect(await number.evaluate(masking)).toBe('disc')

  await reveal.check()
  await expect.poll(() => number.evaluate(masking)).toBe('none')
  await expect(number).toHaveValue(cards.premiumUsa.number)

  await reveal.uncheck()
  await expect.poll(() => number.evaluate(masking)).toBe('disc')
})

test('an incomplete number shows an error only after leaving the field, until the number is valid [P-144]', async ({
  cardholder,
  page,
}) => {
  const { error, number, invalidText, arrives } = loginPage(page)
  await cardholder.opensLogin()
  await cardholder.types('9840 0210')
  await expect(number).toBeFocused()
  await expect(error).toHaveCount(0)

  await number.press('Tab')
  await expect(error).toHaveText(invalidText)
  await arrives()

  await number.fill(cards.premiumUsa.number)
  await expect(error).toHaveCount(0)
  await expect(number).toHaveAttribute('aria-invalid', 'false')
})

test('an impossible card number shows an error, and nothing is sent [P-141, P-142, P-145]', async ({
  cardholder,
  page,
}) => {
  const login = loginPage(page)
  const sent: string[] = []
  page.on('request', (request) => request.url().includes('/token/') && sent.push(request.url()))
  for (const [what, number] of [
    ['16 digits with one wrong', '9840 0210 6446 4052'],
    ['13 digits', '9840 0210 6446 4'],
    ['17 digits', '9840 0210 6446 40510'],
    ['letters', 'my card'],
  ] as const)
    await test.step(what, async () => {
      await cardholder.opensLogin()
      await cardholder.types(number)
      await cardholder.submits()
      await expect(login.error).toHaveText(login.invalidText)
      await expect(login.number).toBeFocused()
    })
  expect(sent).toEqual([])
})

// Pressing the button takes the focus out of the field, which shows the error and moves the button.
test('a click on the button counts even if the error appears during the click [P-145]', async ({
  cardholder,
  page,
}) => {
  const { error, number, submit } = loginPage(page)
  await cardholder.opensLogin()
  await cardholder.types('9840 0210')
  await submit.hover()
  await page.mouse.down()
  // By now the page has handled the messages the frame sent when the field lost focus.
  await number.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
  await page.mouse.up()

  await expect(error).toBeVisible()
  await expect(number).toBeFocused()
})

test('an empty field shows an error only on submit, and gets the focus [P-140, P-144, P-145] @only-phone', async ({
  cardholder,
  page,
}) => {
  const { error, number, requiredText } = loginPage(page)
  await cardholder.opensLogin()
  await expect(error).toHaveCount(0)
  await cardholder.submits()

  await expect(error).toHaveText(requiredText)
  await expect(number).toBeFocused()
})

test('the field in the frame can be reached with Tab, Shift+Tab and its label, and is announced once', async ({
  cardholder,
  page,
}) => {
  const { number, text, requiredText, fieldBox, visibleLabel, reveal, submit } = loginPage(page)
  const order = [shell(page).theme, number, reveal, submit]
  await cardholder.opensLogin()
  await expect(number).toHaveAccessibleName(text.label)
  await expect(number).toHaveAccessibleDescription(text.help)
  await expect(number).toHaveAttribute('aria-invalid', 'false')

  await order[0]?.focus()
  for (const stop of order.slice(1)) {
    await page.keyboard.press('Tab')
    await expect(stop).toBeFocused()
  }
  for (const stop of order.slice(0, -1).reverse()) {
    await page.keyboard.press('Shift+Tab')
    await expect(stop).toBeFocused()
  }
  await visibleLabel.click()
  await expect(number).toBeFocused()

  await cardholder.submits()
  await expect(number).toHaveAccessibleDescription(`${requiredText} ${text.help}`)
  await expect(number).toHaveAttribute('aria-invalid', 'true')
  // The snapshot excludes the frame, so it has only what is read outside of it.
  const outsideFrame = await fieldBox.ariaSnapshot()
  for (const words of [text.label, text.help, requiredText]) expect(outsideFrame).not.toContain(words)
})
