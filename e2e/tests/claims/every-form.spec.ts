import type { DemoCard } from '@amparo/catalogue/demo/demo-cards'
import { loadCatalogue } from '@amparo/catalogue/load-catalogue'
import { cardShowing, cards } from '../../people.ts'
import { expectReviewed } from '../../steps/expect-reviewed.ts'
import { expect, test } from '../../story.ts'

const travelCard = cardShowing('Travel card of the USA')

/** Each story fills in several forms, because loading the portal again takes longer. */
const stories: [DemoCard, string[]][] = [
  [cards.premiumUsa, ['BGD', 'BGL', 'CEL', 'CID']],
  [cards.premiumUsa, ['PRI', 'PUR', 'TRC', 'TRD', 'WTY']],
  [travelCard, ['ATM', 'EMD', 'MEX', 'PEI', 'TIN', 'TIR']],
]

const { claimForms } = loadCatalogue()

/** These have their own stories: marketplace/file-a-claim, documents/from-card-to-receipt and claims/start. */
const inOtherStories = ['ADD', 'CDW', 'CWD']

test('every form has a story', () => {
  expect([...stories.flatMap(([, codes]) => codes), ...inOtherStories].toSorted()).toEqual(
    [...claimForms.keys()].toSorted(),
  )
})

/** Most forms share pages. Each page is filled in with the first form that has it. */
const filledIn = new Set<string>()
function newPages(code: string): string[] {
  const pages = (claimForms.get(code)?.pages ?? []).map((page) => [page.page_key, JSON.stringify(page)] as const)
  const isNew = ([, definition]: readonly [string, string]) => !filledIn.has(definition) && filledIn.add(definition)

  return pages.filter(isNew).map(([key]) => key)
}

for (const [card, codes] of stories) {
  const forms = codes.map((code) => [code, newPages(code)] as const)
  test(`forms ${codes.join(', ')} can be filled in up to their review [C-031, C-131, C-551]`, async ({
    claimant,
    page,
  }) => {
    test.slow()
    for (const [index, [code, pageKeys]] of forms.entries())
      await test.step(code, async () => {
        const claim = await (index === 0 ? claimant.starts(card, code) : claimant.startsAnother(card, code))
        await claimant.fillsInOnly(claim, pageKeys)
        await expectReviewed(page, claim)
      })
  })
}
