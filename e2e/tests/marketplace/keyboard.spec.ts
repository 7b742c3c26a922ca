import { buyerAt } from '../../steps/buyer.ts'
import { typeIn } from '../../steps/form-answers.ts'
import { keyboardAt } from '../../steps/keyboard.ts'
import { expect, test } from '../../story.ts'

test('a policy can be bought with the keyboard alone, from the price to the card in the vault’s frames', async ({
  page,
}) => {
  test.slow()
  const buyer = buyerAt(page)
  const { skipsToContent, presses, ticks } = keyboardAt(page)
  await buyer.opensStart()
  await skipsToContent()
  await typeIn(page, buyer.quoteAnswers('nina.keys@mail.example'))
  await presses(buyer.getQuote)

  // Each page begins at its heading.
  await expect(buyer.title).toBeFocused()
  await presses(buyer.next)
  await expect(buyer.title).toBeFocused()
  await typeIn(page, buyer.cardAnswers('5555 5555 5555 4444'))

  await ticks(buyer.terms)
  const opened = page.context().waitForEvent('page')
  await presses(buyer.outline.open)
  await (await opened).close()
  await presses(buyer.outline.acknowledge)
  await expect(buyer.terms).toBeFocused()
  await expect(buyer.terms).toBeChecked()
  await presses(buyer.purchase)
  await buyer.isAllSet()
  await expect(buyer.title).toBeFocused()
})
