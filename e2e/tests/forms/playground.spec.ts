import { expectAccessible } from '../../pages/accessible.ts'
import { expect, test } from '../../story.ts'

test('a form author breaks a definition, jumps to the problem and fixes it', async ({ page }) => {
  await page.goto('/dev')
  await page.getByRole('link', { name: 'Form playground' }).click()
  const choose = (name: string, value: string) =>
    page.getByRole('main').getByRole('combobox', { name, exact: true }).selectOption(value)
  const editor = page.getByRole('textbox', { name: 'Definition of this page' })
  const form = page.getByRole('region', { name: 'Form' })
  const problems = page.getByRole('list', { name: 'In the definition' })
  await choose('Form', 'CDW')
  await expect(page).toHaveURL(/form=CDW/)
  await expect(form.getByRole('textbox').first()).toBeVisible()
  await expect(problems).toHaveText('None')
  await expectAccessible(page)

  const text = await editor.inputValue()
  const { page_key, start_group_id } = JSON.parse(text)
  await editor.fill(text.replaceAll(`"group_id": "${start_group_id}"`, '"group_id": "elsewhere"'))
  await expect(problems).toContainText(`${page_key} starts at ${start_group_id}, which is not there`)
  await expect(form.getByText('The last valid definition')).toBeVisible()

  await editor.fill(text.replace('"title":', '"title"'))
  const problemLink = problems.getByRole('button', { name: `${page_key}, line 3, column 11` })
  await expect(problems).toContainText('expected :, found "')
  await problemLink.click()
  await expect(editor).toBeFocused()

  await editor.fill(text)
  await expect(problems).toHaveText('None')
  await choose('Country', 'SAU')
  await choose('Language', 'ar_EEMEA')
  await expect(form.locator('[dir=rtl]')).toBeVisible()
  await expect(form.getByRole('textbox').first()).toBeVisible()
})
