import { createClaimWidget } from '@amparo/contract/claim-widget'
import type { Page } from '@playwright/test'
import { content } from '../../content.ts'
import { pdf } from '../../sample-files.ts'
import { origins, PARTNER, STRANGER } from '../../src/origins.ts'
import { guestAt } from '../../steps/guest.ts'
import { insuredPersonIn } from '../../steps/insured-person.ts'
import { operator } from '../../steps/operator.ts'
import { onOtherSite } from '../../steps/other-site.ts'
import { expect, test } from '../../story.ts'

const AME = { id: 'AME', level_id: 'AME-5000', deductible_id: 'DED-100', coinsurance_id: 'COI-20' }
const formIn = (page: Page) => page.frameLocator('iframe[title="Claim form"]')

test('Nina files a claim for medical bills in self-service, and the operator sees it @only-phone [M-206, M-207, M-243, M-244, M-245, M-246, M-247, M-248]', async ({
  page,
}) => {
  const nina = await guestAt(page, 'nina.claims@mail.example')
  const policy = await nina.buys({ coverages: [{ id: 'ADD' }, AME] })
  const text = content('self-service-claims')
  await nina.entersBrowser()
  await page.goto(`/usa/en_US/marketplace/self-service/add/${policy.id}/claims`)
  await expect(page.getByRole('link', { name: /800 555 0166/ })).toBeVisible()
  await page.getByRole('link', { name: text.file }).click()

  const form = insuredPersonIn(formIn(page))
  await form.tellsOfAccident({ day: policy.effective_date })
  await form.addsBill()
  await form.control('medical_bills.0.medical_bill_date').fill(usDate(policy.effective_date))
  await form.choosesPayee()
  await form.sends(pdf('report.pdf'))

  const number = await form.number.innerText()
  await expect(page.getByText(`Your claim ${number} has been sent.`)).toBeVisible()
  const claim = await operator.opens(number)
  expect(claim).toMatchObject({ policy_number: policy.number, benefit_code: 'ADD', status: 'open' })
  expect(claim.documents.map(({ file_name }) => file_name)).toContain('report.pdf')
  const answers = claim.pages.flatMap(({ questions }) => questions)
  expect(answers.find(({ question_key }) => question_key === 'environment')?.answer).toBe('standalone')
  await page.getByRole('link', { name: text.back }).click()
  await expect(page.getByText(`Claim ${number}`)).toBeVisible()
})

test('Nina claims for an illness without an accident, from a policy with critical illness cover @only-phone [M-248]', async ({
  page,
}) => {
  const nina = await guestAt(page, 'nina.illness@mail.example')
  const policy = await nina.buys({ coverages: [{ id: 'ADD' }, AME, { id: 'CI', level_id: 'CI-10000' }] })
  await nina.entersBrowser()
  await page.goto(`/usa/en_US/marketplace/self-service/add/${policy.id}/claims/file`)

  const form = insuredPersonIn(formIn(page))
  await form.claimsForIllness()
  await form.tellsOfIllness({ day: policy.effective_date })
  await form.sends(pdf('diagnosis.pdf'))

  const number = await form.number.innerText()
  const claim = await operator.opens(number)
  expect(claim).toMatchObject({ policy_number: policy.number, date_of_loss: policy.effective_date, status: 'open' })
  expect(claim.pages.map(({ title }) => title)).toEqual(['Your details', 'The illness'])
  await page.getByRole('link', { name: content('self-service-claims').back }).click()
  const filed = page.getByRole('listitem').filter({ hasText: `Claim ${number}` })
  await expect(filed).toBeVisible()
  await expect(filed).not.toContainText(/accident/i)
})

test('an allowed site embeds the form with one script tag, and gets events while it is used and when the claim is sent', async ({
  page,
  guard,
}) => {
  guard.tolerates(new RegExp(`^request to ${PARTNER}`))
  const { policy, token } = await claimToken(page)
  await onOtherSite(PARTNER, pageOfSite(token), async () => {
    await page.goto(`${PARTNER}/help`)
    const form = insuredPersonIn(formIn(page))
    await form.tellsOfAccident({ day: policy.effective_date })
    await expect(form.control('medical_bills.0.medical_bill_from')).toHaveCount(0)
    await expect(page.locator('#used')).toHaveText('yes')
    await form.choosesPayee()
    await form.sends(pdf('partner-report.pdf'))
    const number = await form.number.innerText()
    await expect(page.locator('#heard')).toHaveText(number)
    expect(await operator.opens(number)).toMatchObject({ policy_number: policy.number })
  })
})

test('any other site cannot embed the form, and gets no messages', async ({ page, guard }) => {
  guard.tolerates(new RegExp(`^request to ${STRANGER}`), /frame-ancestors/)
  const { token } = await claimToken(page)
  await onOtherSite(STRANGER, pageOfSite(token), async () => {
    const violated = page.waitForEvent('console', (message) => /frame-ancestors/.test(message.text()))
    await page.goto(`${STRANGER}/help`)
    await violated
    await expect(formIn(page).getByRole('heading')).toHaveCount(0)
    await expect(page.locator('#heard')).toHaveText('')
  })
})

async function claimToken(page: Page) {
  const nina = await guestAt(page, 'nina.elsewhere@mail.example')
  const policy = await nina.buys()
  const { token } = await nina.ask(createClaimWidget, { params: { id: policy.id } })
  return { policy, token }
}

const usDate = (day: string) => day.replace(/^(\d+)-(\d+)-(\d+)$/, '$2/$3/$1')

const pageOfSite = (token: string) => `<!doctype html><title>Partner</title><h1>Help</h1>
<p id="heard"></p><p id="used"></p>
<script>document.addEventListener('amparo-claim:active', () => {
  document.getElementById('used').textContent = 'yes'
})
document.addEventListener('amparo-claim:submitted', ({ detail }) => {
  document.getElementById('heard').textContent = detail.claim_number
})</script>
<script src="${origins.portal}/widget/v1.js" data-token="${token}" data-environment="partner" async></script>`
