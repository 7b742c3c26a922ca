import type { PageAnswers } from '@amparo/contract/claim-forms'
import { claimJourney } from '@amparo/form-engine/journey/claim-journey'
import { phoneCheck } from '@amparo/form-engine/phone-check'
import { describe, expect, it } from 'vitest'
import { serveApi, soundClaim, today } from '../testing/claim-validation.ts'

serveApi()

/** The problems of a claim in which one page is answered like this, and the other pages as they should be. */
function problemsWith(code: string, page: string, answers: PageAnswers, choices: Record<string, string> = {}) {
  const { pages, application } = soundClaim({ benefit_code: code }, choices)
  const context = { today, locale: 'en_US', country: 'USA', phone: phoneCheck } as const
  const journey = claimJourney(pages, { ...application, [page]: answers }, context)
  return journey.flatMap(({ page_key, problems }) => problems.map(({ path, rule }) => `${page_key}.${path} ${rule}`))
}

describe.each(['TRD', 'TIN', 'TIR'])('the expenses of %s', (code) => {
  const problemsOf = (expenses: PageAnswers, kind = 'medical') =>
    problemsWith(code, 'expenses', expenses, { trip_claim_kind: kind })
  const paid = (expense_kind: string, expense_date: string) => ({
    has_expenses: 'yes',
    expense_currency: 'USD',
    expense_items: [{ expense_kind, expense_description: 'Two of them', expense_date, expense_amount: 812.5 }],
    expenses_refunded: 'no',
  })

  it.each([
    ['a canceled trip that was paid for months before', 'cancellation', paid('unused_booking', '2026-03-02')],
    ['a lost suitcase that was bought years before', 'baggage', paid('belongings', '2019-06-14')],
    ['a meal during a delay', 'delay', paid('meals', today)],
    ['a liability for which nothing was paid', 'liability', { has_expenses: 'no' }],
  ])('can be those of %s', (_, kind, expenses) => expect(problemsOf(expenses, kind)).toEqual([]))

  it('have to be listed by somebody who has some, and not with a date in the future or far too long ago', () => {
    expect(problemsOf({})).toEqual(['expenses.has_expenses required'])
    expect(problemsOf({ has_expenses: 'yes' })).toEqual([
      'expenses.expense_currency required',
      'expenses.expense_items required',
      'expenses.expenses_refunded required',
    ])
    expect(problemsOf(paid('meals', '2026-11-16'))).toEqual(['expenses.expense_items.0.expense_date date_before'])
    expect(problemsOf(paid('meals', '0202-11-14'))).toEqual(['expenses.expense_items.0.expense_date date_after'])
  })
})

describe.each(['CEL', 'CWD'])('the phone of %s', (code) => {
  const problemsOf = (answers: PageAnswers, phone_incident_type: string) =>
    problemsWith(code, 'phone_repair', answers, { phone_incident_type })

  it.each(['theft', 'damage'])('need not be repaired or replaced yet after %s', (incident) =>
    expect(problemsOf({ phone_state: 'nothing_yet' }, incident)).toEqual([]),
  )

  it.each([
    [undefined, 'phone_state'],
    ['has_estimate', 'repair_shop_name'],
    ['is_repaired', 'repair_shop_name'],
    ['is_replaced', 'replacement_description'],
  ])('in the state %s asks for %s', (phone_state, key) =>
    expect(problemsOf(phone_state ? { phone_state } : {}, 'damage')).toContain(`phone_repair.${key} required`),
  )
})
