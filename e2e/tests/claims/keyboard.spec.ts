import { formatDate } from '@amparo/rules/dates/format-date'
import { claimFormPage } from '../../pages/claim-form-page.ts'
import { shell } from '../../pages/shell.ts'
import { cards } from '../../people.ts'
import { keyboardAt } from '../../steps/keyboard.ts'
import { expect, test } from '../../story.ts'

test('a page can be filled in with the keyboard alone; the calendar loads when it is opened [C-064, C-067]', async ({
  claimant,
  page,
}) => {
  const claim = await claimant.starts(cards.premiumUsa, 'PUR')
  await claimant.fillsIn(claim, 'cardholder_details')
  await claimant.arrivesAt(claim.pages[1])
  const { control, calendarButton, calendar, formText, option, continue: continueButton } = claimFormPage(page)
  const { keyboard } = page
  const scripts: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname)
  })
  const label = claim.pages[1]?.question_groups[0]?.questions[0]?.title ?? ''
  const today = new Date().toISOString().slice(0, 10)

  await keyboardAt(page).tabsTo(control('date_of_loss'))
  expect(scripts).toEqual([])
  await keyboard.press('Tab')
  await expect(calendarButton(label)).toBeFocused()
  await keyboard.press('Enter')
  await expect(calendar).toBeVisible()
  expect(scripts).not.toEqual([])
  await expect(calendar.getByRole('gridcell').locator(':focus')).toHaveCount(1)
  await expect(calendar.getByRole('combobox', { name: formText.year }).locator('option').last()).toHaveText(
    today.slice(0, 4),
  )

  // Escape closes the calendar and nothing else.
  await keyboard.press('Escape')
  await expect(calendar).toHaveCount(0)
  await expect(calendarButton(label)).toBeFocused()
  await expect(control('date_of_loss')).toHaveValue('')
  await expect(shell(page).dialog).toHaveCount(0)

  await keyboard.press('Enter')
  await expect(calendar.getByRole('gridcell').locator(':focus')).toHaveCount(1)
  await keyboard.press('ArrowUp')
  await keyboard.press('Enter')
  await expect(calendar).toHaveCount(0)
  await expect(control('date_of_loss')).toHaveValue(formatDate(dayBefore(today, 7), 'en_US'))

  // A long list: typing filters it, Escape closes it and keeps the last choice.
  await keyboard.press('Tab')
  await expect(control('incident_country')).toBeFocused()
  await keyboard.type('germ')
  await expect(control('incident_country')).toHaveAttribute('aria-expanded', 'true')
  await keyboard.press('Enter')
  await expect(control('incident_country')).toHaveValue('Germany')
  await keyboard.press('ArrowDown')
  await keyboard.press('Escape')
  await expect(control('incident_country')).toHaveAttribute('aria-expanded', 'false')
  await expect(shell(page).dialog).toHaveCount(0)
  await keyboard.press('Tab')
  await expect(control('incident_city')).toBeFocused()
  await keyboard.type('Bremen')
  await keyboard.press('Tab')
  await expect(option('item_incident_type', 'damage')).toBeFocused()
  await keyboard.press('Space')
  await keyboard.press('ArrowDown')
  await expect(option('item_incident_type', 'theft')).toBeChecked()
  await keyboard.press('ArrowUp')
  await expect(option('item_incident_type', 'damage')).toBeChecked()
  await keyboard.press('Tab')
  await expect(control('item_damage_cause')).toBeFocused()
  await keyboard.press('ArrowDown')
  await expect(control('item_damage_cause')).toHaveValue('fall')
  await keyboard.press('Tab')
  await expect(option('item_damage_kept', 'yes')).toBeFocused()
  await keyboard.press('Space')
  await keyboard.press('Tab')
  await expect(control('incident_description')).toBeFocused()
  await keyboard.type('It fell from the table and never came on again.')
  await keyboard.press('Tab')
  await expect(continueButton).toBeFocused()
  await keyboard.press('Enter')
  await claimant.arrivesAt(claim.pages[2])
})

function dayBefore(day: string, days: number): string {
  return new Date(Date.parse(day) - days * 86_400_000).toISOString().slice(0, 10)
}
