import { content } from '../../content.ts'
import { claimStatusPage } from '../../pages/claim-status-page.ts'
import { demoClaim } from '../../people.ts'
import { proofOf } from '../../steps/status-checker.ts'
import { expect, test } from '../../story.ts'

const documents = content('claim-documents')
const states = {
  USAOPEN: { doc006: 'sent', doc002: 'needed' },
  USAREVIEW: { doc002: 'sent', doc010: 'received', doc011: 'sent' },
  USAWAIT: { doc006: 'received', doc002: 'sent', doc003: 'sent', doc004: 'needed' },
  USAYES: { doc009: 'received', doc035: 'received' },
} as const

test('every document shows as needed, sent or received; documents requested later are listed separately [C-264, C-265]', async ({
  statusChecker,
  page,
}) => {
  const { chip, requestedLater, another, heading, needs, text } = claimStatusPage(page)
  await statusChecker.opensForm('USA')
  for (const [number, expected] of Object.entries(states)) {
    await statusChecker.finds({ number, ...proofOf(demoClaim(number)) }, number)
    for (const [document, state] of Object.entries(expected)) {
      const { title } = documents[document as keyof typeof documents]
      await expect(chip(title), `${number} ${document}`).toHaveText(text[`document_${state}`])
    }
    await expect(requestedLater).toHaveCount(number === 'USAWAIT' ? 1 : 0)
    if (number === 'USAWAIT') await expect(heading).toHaveText(needs(1))
    await another.click()
  }
})
