import { fill, plural } from '@amparo/content/fill'
import { expectAccessible } from '../../pages/accessible.ts'
import { claimStatusPage } from '../../pages/claim-status-page.ts'
import { demoClaim } from '../../people.ts'
import { expect, test } from '../../story.ts'

test('the claim number may have spaces, dashes, lower case, and full-width letters and digits [C-251, C-253, C-254, C-558, C-559]', async ({
  statusChecker,
  page,
}) => {
  const { another } = claimStatusPage(page, 'en_AP')
  const lookups: object[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/status_check/')) lookups.push(request.postDataJSON())
  })
  await statusChecker.opensForm('AUS', { locale: 'en_AP' })
  for (const [typed, number] of [
    [' aus-wait ', 'AUSWAIT'],
    ['ＡＵＳ　ｗａｉｔ', 'AUSWAIT'],
    ['aus 2026 0001–2345−6789 wattle', 'AUS2026000123456789WATTLE'],
    ['AUS２０２６000１２３４５6789WATTLE', 'AUS2026000123456789WATTLE'],
    ['aus٢٠٢٦٠٠٠١٢٣٤٥٦٧٨٩wattle', 'AUS2026000123456789WATTLE'],
  ] as const) {
    await statusChecker.finds({ number: typed, surname: ' hartigan ' }, number, { locale: 'en_AP' })
    await another.click()
  }

  // Looking up the same claim again shortly after makes no second call.
  const rest = { language_code: 'en_AP', country: 'AUS', sur_name: 'hartigan' }
  expect(lookups).toEqual([
    { claim_number: 'AUSWAIT', ...rest },
    { claim_number: 'AUS2026000123456789WATTLE', ...rest },
  ])
})

test('a missing, invalid or too long value shows an error at its field, and nothing is sent [C-252, C-253, C-255, C-259 to C-261]', async ({
  statusChecker,
  page,
}) => {
  const { number, postal_code, check, error, summary, problems, text } = claimStatusPage(page)
  let calls = 0
  page.on('request', (request) => {
    if (request.url().endsWith('/status_check/')) calls++
  })
  await statusChecker.opensForm('USA')
  await check.click()
  await expect(summary).toBeFocused()
  await expect(page).toHaveTitle(/^Error: /)
  await expect(error(text.number_label)).toHaveText('Required')
  await expect(error(text.postal_code_label)).toHaveText('Required')
  await expect(problems).toHaveCount(2)
  await expectAccessible(page, { state: 'status form with errors' })
  await problems.last().click()
  await expect(postal_code).toBeFocused()
  await postal_code.fill('62704')
  await expect(error(text.postal_code_label)).toHaveCount(0)

  for (const [typed, message] of [
    ['USAWAIT123', 'Claim confirmation number must be at most 9 characters'],
    ['USA#1', text.number_characters],
    [' - ', text.required],
  ] as const) {
    await number.fill(typed)
    await check.click()
    await expect(error(text.number_label)).toHaveText(message)
    await expect(number).toHaveValue(typed)
  }
  expect(calls).toBe(0)
})

test('an unknown number and a wrong postal code get the same message, and the entries stay [C-595]', async ({
  statusChecker,
  page,
  guard,
}) => {
  guard.tolerates(/status of 422/)
  const { refusal, forms, text, number, heading } = claimStatusPage(page)
  await statusChecker.opensForm('USA')
  const messages: string[] = []
  for (const lookup of [
    { number: 'zz zz', postal_code: '62704' },
    { number: 'USAOPEN', postal_code: '10001' },
    { number: 'BRAOPEN', postal_code: '01310-100' },
  ]) {
    const answer = page.waitForResponse('**/claims/status_check/')
    await statusChecker.looksUp(lookup)
    expect((await (await answer).json()).error_code).toBe('claim_not_found')
    await expect(refusal).toContainText(forms['claim-status-postal-code'].not_found)
    await expect(page.locator(':focus')).toContainText(text.not_found_title)
    await expect(number).toHaveValue(lookup.number)
    await expect(page).toHaveURL('/usa/en_US/claim-status')
    messages.push(await refusal.innerText())
  }
  expect(new Set(messages).size).toBe(1)
  await expectAccessible(page, { state: 'claim not found' })

  // After a few wrong tries, the right details still work.
  const { cardholder_details } = demoClaim('USAOPEN')
  await statusChecker.finds(
    { number: 'USAOPEN', postal_code: cardholder_details.cardholder_postal_code ?? '' },
    'USAOPEN',
  )
  await expect(heading).toHaveText(text.headline_open)
})

test('five wrong checks lock the person out, even with the right details [C-595]', async ({
  statusChecker,
  page,
  guard,
}) => {
  guard.tolerates(/status of 422/)
  const { refusal, text } = claimStatusPage(page)
  await statusChecker.opensForm('USA')
  const right = { number: 'USAPAID', postal_code: '62704' }
  for (const attempt of [1, 2, 3, 4, 5]) {
    const answer = page.waitForResponse('**/claims/status_check/')
    await statusChecker.looksUp({ number: unknownNumber(), postal_code: '62704' })
    expect((await (await answer).json()).error_code, `attempt ${attempt}`).toBe('claim_not_found')
    await expect(refusal).toContainText(text.not_found_title)
  }
  await statusChecker.looksUp(right)
  await expect(refusal).toContainText(text.locked_title)
  await expect(refusal).toContainText(fill(plural(text.locked_text, 15, 'en-US'), { count: 15 }))
  await expect(page).toHaveURL('/usa/en_US/claim-status')
  await expectAccessible(page, { state: 'claim status locked' })
})

/** A number that no claim has: real claim numbers contain no zero. */
function unknownNumber(): string {
  return `0${Math.random().toString(36).slice(2, 9).toUpperCase()}`
}
