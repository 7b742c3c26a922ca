import { formatDate } from '@amparo/rules/dates/format-date'
import { expect, type FrameLocator } from '@playwright/test'
import { content } from '../content.ts'
import type { SampleFile } from '../sample-files.ts'

/** The steps of an insured person who fills in the claim form of a policy, which is always in an iframe. */
export function insuredPersonIn(form: FrameLocator) {
  const text = content('claim-journey')
  const evidence = content('claim-evidence')
  const submit = content('claim-submit')
  const control = (key: string) => form.locator(`[id="q-${key}"]`)
  const choose = (key: string, value: string) => form.locator(`input[name="${key}"][value="${value}"]`).check()
  const heading = form.getByRole('heading', { level: 1 })
  const goesOn = () => form.getByRole('button', { name: text.continue, exact: true }).click()

  return {
    heading,
    control,
    number: form.locator('.claim-number strong'),
    /** With cover for critical illness: up to the page about the illness. */
    async claimsForIllness() {
      await expect(heading).toHaveText('Your details')
      await control('policyholder_phone_number').fill('6145550123')
      await choose('claim_reason', 'critical_illness')
      await goesOn()
      await expect(heading).toHaveText('The illness')
    },
    async tellsOfIllness({ day }: { day: string }) {
      await control('critical_illness_kind').selectOption('cancer')
      await control('date_of_loss').fill(formatDate(day, 'en_US'))
      await control('critical_illness_doctor').fill('Dr. Amari, Columbus')
      await choose('diagnosed_role', 'policyholder')
      await choose('health_data_agreed', 'agreed')
      await choose('illness_payee', 'policyholder')
      await goesOn()
      await expect(heading).toHaveText(evidence.title)
    },
    async tellsOfAccident({ day }: { day: string }) {
      await expect(heading).toHaveText('Your details')
      await control('policyholder_phone_number').fill('6145550123')
      await goesOn()
      await expect(heading).toHaveText('The accident')
      await control('date_of_loss').fill(formatDate(day, 'en_US'))
      await control('accident_time').selectOption('morning')
      await control('accident_location').fill('Elm Street')
      await control('accident_city').fill('Columbus, OH')
      await choose('accident_kind', 'fall')
      await control('accident_description').fill('I slipped on the wet stairs and fell on my arm.')
      await choose('injured_role', 'policyholder')
      await choose('police_reported', 'no')
      await goesOn()
      await expect(heading).toHaveText('The injury')
      await choose('injury_kind', 'injury')
      await control('injury_description').fill('A broken wrist, on the left.')
      await choose('was_treated', 'no')
      await choose('health_data_agreed', 'agreed')
      await goesOn()
      await expect(heading).toHaveText('What you’re claiming')
    },
    async addsBill() {
      await choose('medical_bills_claimed', 'yes')
      await control('medical_bills.0.medical_bill_kind').selectOption('doctor')
      await control('medical_bills.0.medical_bill_from').fill('Dr. Amari')
      await control('medical_bills.0.medical_bill_amount').fill('120.50')
      await choose('medical_bills.0.medical_bill_paid', 'yes')
      await choose('other_insurance_claimed', 'no')
    },
    async choosesPayee() {
      await choose('benefit_payee', 'policyholder')
      await goesOn()
      await expect(heading).toHaveText(evidence.title)
    },
    async sends(file: SampleFile) {
      await form.locator('[data-document="DOC028"] input[type=file]').first().setInputFiles(file)
      await expect(form.locator('.evidence-file').filter({ hasText: content('uploads').stage_received })).toBeVisible()
      await goesOn()
      await form.getByRole('button', { name: evidence.missing_go_on }).click()
      await expect(heading).toHaveText(content('claim-review').title)
      await form.getByRole('button', { name: content('claim-review').finish }).click()
      await form.getByRole('button', { name: submit.confirm_send }).click()
      await expect(heading).toHaveText(content('claim-success').title)
    },
  }
}
