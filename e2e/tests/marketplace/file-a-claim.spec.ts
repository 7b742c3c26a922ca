import { content } from '../../content.ts'
import { pdf } from '../../sample-files.ts'
import { origins, PARTNER, STRANGER } from '../../src/origins.ts'
import { injuredPersonIn } from '../../steps/injured-person.ts'
import { operator } from '../../steps/operator.ts'
import { onOtherSite } from '../../steps/other-site.ts'
import { policyInSession } from '../../steps/policy-in-session.ts'
import { expect, test } from '../../story.ts'

const AME = { id: 'AME', level_id: 'AME-5000', deductible_id: 'DED-100', coinsurance_id: 'COI-20' }
const formIn = (page: Parameters<typeof policyInSession>[0]) => page.frameLocator('iframe[title="Claim form"]')

test('Nina files a claim for medical bills in self-service, and the operator sees it @phone [M-206, M-207, M-243, M-244, M-245, M-246, M-247, M-248]', async ({
  page,
}) => {
  const nina = await policyInSession(page, [{ id: 'ADD' }, AME])
  const text = content('self-service-claims')
  await nina.opens('claims')
  await expect(page.getByRole('link', { name: /800 555 0166/ })).toBeVisible()
  await page.getByRole('link', { name: text.file }).click()

  const form = injuredPersonIn(formIn(page))
  await form.tells({ day: nina.today })
  await expect(form.control('critical_illness_claimed')).toHaveCount(0)
  await form.addsBill()
  await form.control('medical_bills.0.medical_bill_date').fill(usDate(nina.today))
  await form.choosesPayee()
  await form.sends(pdf('report.pdf'))

  const number = await form.number.innerText()
  await expect(page.getByText(`Your claim ${number} has been sent.`)).toBeVisible()
  const claim = await operator.opens(number)
  expect(claim).toMatchObject({ policy_number: nina.number, benefit_code: 'ADD', status: 'open' })
  expect(claim.documents.map(({ file_name }) => file_name)).toContain('report.pdf')
  const answers = claim.pages.flatMap(({ questions }) => questions)
  expect(answers.find(({ question_key }) => question_key === 'environment')?.answer).toBe('standalone')
  await page.getByRole('link', { name: text.back }).click()
  await expect(page.getByText(`Claim ${number}`)).toBeVisible()
})

test('an allowed site embeds the form with one script tag, and gets an event when the claim is sent', async ({
  page,
  guard,
}) => {
  guard.tolerates(new RegExp(`^request to ${PARTNER}`))
  const nina = await policyInSession(page)
  await onOtherSite(PARTNER, pageOfSite(await nina.claimToken()), async () => {
    await page.goto(`${PARTNER}/help`)
    const form = injuredPersonIn(formIn(page))
    await form.tells({ day: nina.today })
    await expect(form.control('medical_bills.0.medical_bill_from')).toHaveCount(0)
    await form.choosesPayee()
    await form.sends(pdf('partner-report.pdf'))
    const number = await form.number.innerText()
    await expect(page.locator('#heard')).toHaveText(number)
    expect(await operator.opens(number)).toMatchObject({ policy_number: nina.number })
  })
})

test('any other site cannot embed the form, and gets no messages', async ({ page, guard }) => {
  guard.tolerates(new RegExp(`^request to ${STRANGER}`), /frame-ancestors/)
  const nina = await policyInSession(page)
  await onOtherSite(STRANGER, pageOfSite(await nina.claimToken()), async () => {
    const violated = page.waitForEvent('console', (message) => /frame-ancestors/.test(message.text()))
    await page.goto(`${STRANGER}/help`)
    await violated
    await expect(formIn(page).getByRole('heading')).toHaveCount(0)
    await expect(page.locator('#heard')).toHaveText('')
  })
})

const usDate = (day: string) => day.replace(/^(\d+)-(\d+)-(\d+)$/, '$2/$3/$1')

const pageOfSite = (token: string) => `<!doctype html><title>Partner</title><h1>Help</h1><p id="heard"></p>
<script>document.addEventListener('amparo-claim:submitted', ({ detail }) => {
  document.getElementById('heard').textContent = detail.claim_number
})</script>
<script src="${origins.portal}/widget/v1.js" data-token="${token}" data-environment="partner" async></script>`
