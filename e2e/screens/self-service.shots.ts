import { expect } from '@playwright/test'
import { content } from '../content.ts'
import { guestAt } from '../steps/guest.ts'
import { insuredPersonIn } from '../steps/insured-person.ts'
import { policyholderAt } from '../steps/policyholder.ts'
import { never, type ShownLocale, walk } from './walk.ts'

const isWindow = true
/** The marketplace is for the USA. */
const inEnglish: { locales: ShownLocale[] } = { locales: ['en_US'] }
const pages = ['personal-information', 'additional-insureds', 'coverage', 'documents', 'billing', 'claims'] as const

/** Demo policies: one with a family, and one whose payment is overdue. */
for (const [state, email] of [
  ['active', 'theo@mail.example'],
  ['overdue', 'ruth@mail.example'],
] as const)
  walk(
    `self-service of the ${state} policy`,
    async ({ page, take }) => {
      await policyholderAt(page).signsIn(email)
      await page.getByRole('navigation', { name: 'Your policy' }).first().waitFor({ state: 'attached' })
      const policy = page.url().replace(/overview$/, '')
      await take('policy-overview', state)
      // Nobody else is insured by the overdue one.
      for (const name of pages.filter((one) => state === 'active' || one !== 'additional-insureds')) {
        await page.goto(policy + name)
        await page.getByRole('main').getByRole('heading', { level: 1 }).first().waitFor()
        await take(`policy-${name}`, state)
        if (state !== 'overdue' || name !== 'billing') continue
        await page.getByRole('button', { name: /^Pay / }).click()
        await expect(page.locator('[data-frame=ready]')).toHaveCount(3)
        await take('policy-billing', 'resolve')
      }
    },
    inEnglish,
  )

walk(
  'a claim for an illness',
  async ({ page, take }) => {
    const nina = await guestAt(page, 'nina.illness@mail.example')
    const { id } = await nina.buys({ coverages: [{ id: 'ADD' }, { id: 'CI', level_id: 'CI-10000' }] })
    await nina.entersBrowser()
    await page.goto(`/usa/en_US/marketplace/self-service/add/${id}/claims/file`)
    const form = insuredPersonIn(page.frameLocator('iframe[title="Claim form"]'))
    await form.control('policyholder_phone_number').waitFor()
    await take('policy-claims', 'file-reason')
    await form.claimsForIllness()
    await take('policy-claims', 'file-illness')
  },
  inEnglish,
)

walk(
  'changes of a policy',
  async ({ page, take }) => {
    const personal = content('self-service-personal')
    const cancel = content('cancel-policy')
    const nina = await guestAt(page, 'nina.self-service@mail.example')
    const { id } = await nina.buys()
    await nina.entersBrowser()
    const open = (name: string) => page.goto(`/usa/en_US/marketplace/self-service/add/${id}/${name}`)
    await open('personal-information')
    await page.getByRole('button', { name: personal.edit }).click()
    await take('policy-personal-information', 'edit')
    await page.getByLabel(content('us-address').city).fill('')
    await page.getByLabel(content('us-address').zip).fill('4')
    await page.getByRole('button', { name: personal.save }).click()
    await expect(page.locator('.error-summary')).toBeVisible()
    await take('policy-personal-information', 'edit-errors')
    await page.getByLabel(content('us-address').city).fill('Columbus')
    await page.getByLabel(content('us-address').zip).fill('43004')
    await page.getByLabel('Prefer not to say').check()
    await page.getByRole('button', { name: personal.save }).click()
    await expect(page.getByRole('dialog', { name: content('policy-rewrite').title })).toBeVisible()
    await take('policy-personal-information', 'new-policy-dialog', { isWindow })
    await open('billing')
    await page.getByRole('button', { name: content('self-service-billing').edit }).click()
    await expect(page.locator('[data-frame=ready]')).toHaveCount(3)
    await take('policy-billing', 'edit')
    await page.getByRole('button', { name: content('self-service-billing').save }).click()
    await expect(page.locator('.error-summary')).toBeVisible()
    await take('policy-billing', 'edit-errors')
    await open('claims/file')
    await page.frameLocator('iframe[title="Claim form"]').getByRole('heading', { level: 1 }).waitFor()
    await take('policy-claims', 'file')
    await open('overview')
    await page.getByRole('button', { name: cancel.open }).click()
    await expect(page.getByRole('dialog', { name: cancel.title })).toBeVisible()
    await take('policy-overview', 'cancel-dialog', { isWindow })
    await page.getByRole('checkbox').last().check()
    await page.getByRole('dialog').getByRole('button', { name: cancel.submit }).click()
    await expect(page.getByText('Inactive')).toBeVisible()
    await take('policy-overview', 'canceled')
    await page.route('**/api/v2/marketplace/**', never)
    await page.reload({ waitUntil: 'commit' })
    await page.locator('.skeleton').first().waitFor()
    await take('policy-overview', 'loading', { isLoading: true })
  },
  inEnglish,
)
