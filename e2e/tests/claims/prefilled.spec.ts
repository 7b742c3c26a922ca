import { claimDefinition } from '../../claim-definition.ts'
import { issuerToken, prefillLink } from '../../issuer.ts'
import { claimFormPage } from '../../pages/claim-form-page.ts'
import { cards } from '../../people.ts'
import { expect, test } from '../../story.ts'

const PHONE = 'cardholder_primary_phone_number'

// The portal calls the vault here, and the CORS policy of the vault does not allow the extra header.
test.use({ extraHTTPHeaders: {} })

test('an issuer’s link opens a claim with answers from the issuer, marked as such [P-165, P-166, P-167]', async ({
  claimant,
  page,
}) => {
  const prefill = { cardholder_first_name: 'Ana', [PHONE]: '+1 (201) 555-0123', no_such_question: 'x' }
  const token = issuerToken({ card: cards.premiumUsa, purpose: 'prefill', prefill })
  const definition = claimDefinition(page)
  await page.goto(prefillLink(token, { benefit: 'PUR', country: 'USA', locale: 'en_US' }))
  await expect(page).toHaveURL(/\/usa\/en_US\/claims\/PUR\/[\w-]+\/cardholder_details$/)
  const claim = await claimant.readsForm(cards.premiumUsa, definition)
  const { control, source, text } = claimFormPage(page)
  await expect(control('cardholder_first_name')).toHaveValue('Ana')
  await expect(source('cardholder_first_name')).toHaveText(text.prefilled_issuer)
  await expect(control(PHONE)).toHaveValue('201-555-0123')
  await expect(source(PHONE)).toHaveText(text.prefilled_issuer)
  await expect(source('cardholder_last_name')).toHaveCount(0)

  // A changed answer loses the mark; an unchanged one keeps it.
  await claimant.fillsIn(claim, 'cardholder_details')
  await claimant.arrivesAt(claim.pages[1])
  await claimFormPage(page).back.click()
  await claimant.arrivesAt(claim.pages[0])
  await expect(source(PHONE)).toHaveText(text.prefilled_issuer)
  await expect(source('cardholder_first_name')).toHaveCount(0)
})
