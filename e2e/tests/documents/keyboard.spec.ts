import { newCardLike } from '../../new-card-like.ts'
import { claimDocumentsPage } from '../../pages/claim-documents-page.ts'
import { claimReviewPage } from '../../pages/claim-review-page.ts'
import { claimSubmission } from '../../pages/claim-submission.ts'
import { cards } from '../../people.ts'
import { pdf } from '../../sample-files.ts'
import { keyboardAt } from '../../steps/keyboard.ts'
import { expect, test } from '../../story.ts'

test('a claim can be finished with the keyboard alone, from its documents to its number [C-163, C-185]', async ({
  claimant,
  page,
}) => {
  await claimant.hasFilledIn(newCardLike(cards.premiumUsa), 'PUR')
  const {
    choose,
    received,
    remove,
    continue: continueButton,
    continueWithout,
    addNow,
    files,
  } = claimDocumentsPage(page)
  const { finish, confirm, confirmDialog, successHeading } = claimSubmission(page)
  const { keyboard } = page
  const { presses } = keyboardAt(page)
  const choosing = page.waitForEvent('filechooser')
  await presses(choose('DOC006'))
  await (await choosing).setFiles([pdf('receipt.pdf')])
  await expect(received('receipt.pdf')).toBeVisible()
  await expect(choose('DOC006')).toBeFocused()
  await keyboard.press('Shift+Tab')
  await expect(remove('receipt.pdf')).toBeFocused()
  await keyboard.press('Enter')
  await expect(files).toHaveCount(0)
  // The Remove button is gone, so the focus moves to the nearest control.
  await expect(choose('DOC006')).toBeFocused()

  await presses(continueButton)
  await expect(addNow).toBeVisible()
  await keyboard.press('Tab')
  await expect(addNow).toBeFocused()
  await keyboard.press('Tab')
  await expect(continueWithout).toBeFocused()
  await keyboard.press('Enter')
  await expect(claimReviewPage(page).heading).toBeFocused()
  await presses(finish)
  await expect(confirmDialog.getByRole('heading')).toBeFocused()
  await keyboard.press('Escape')
  await expect(finish).toBeFocused()
  await keyboard.press('Enter')
  await expect(confirmDialog).toBeVisible()
  await keyboard.press('Tab')
  await expect(confirm).toBeFocused()
  await keyboard.press('Enter')
  await expect(successHeading).toBeFocused()
})
