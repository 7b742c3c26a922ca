import { content } from '../../content.ts'
import { benefitPage } from '../../pages/benefit-page.ts'
import { benefitsPage } from '../../pages/benefits-page.ts'
import { shell } from '../../pages/shell.ts'
import { cards } from '../../people.ts'
import { expect, test } from '../../story.ts'
import { watchHeadings } from '../../watch-headings.ts'

const { name } = content('benefits').cwd
const text = content('benefits-home')

test('benefit CWD opens only after its question is answered with yes [P-209, P-210, P-211, P-218, P-232]', async ({
  cardholder,
  page,
}) => {
  const { dialog } = shell(page)
  const list = benefitsPage(page)
  const headings = await watchHeadings(page)
  await cardholder.startsSession(cards.phoneList1)

  await cardholder.opens(cards.phoneList1, 'benefits/CWD')
  await cardholder.landsOnBenefits(cards.phoneList1)
  const title = await list.heading.innerText()
  expect(await headings()).toEqual([title])

  await list.readMore(name).click()
  await expect(dialog).toHaveAccessibleName(text.cwd_question_title)
  await expect(dialog).toContainText(text.cwd_question_body)
  await dialog.getByRole('button', { name: text.cwd_question_no }).click()
  await expect(dialog).toHaveAccessibleName(text.cwd_error_title)
  await expect(dialog).toContainText(text.cwd_error_body)
  await dialog.getByRole('button', { name: text.cwd_error_button }).click()
  await expect(dialog).toHaveCount(0)
  await expect(list.readMore(name)).toBeFocused()
  await expect(page).toHaveURL('/usa/en_US/benefits')
  expect(await headings()).toEqual([title])

  await page.keyboard.press('Enter')
  await dialog.getByRole('button', { name: text.cwd_question_yes }).click()
  await benefitPage(page).arrives(name)
  await expect(page).toHaveURL('/usa/en_US/benefits/CWD')

  // The answer is remembered: neither a reload nor the list asks again.
  await page.reload()
  await benefitPage(page).arrives(name)
  await benefitPage(page).back.click()
  await list.readMore(name).click()
  await benefitPage(page).arrives(name)
})
