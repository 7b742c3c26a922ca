import type { Application, PageAnswers } from '@amparo/contract/claim-forms'
import { isTyped } from '@amparo/form-engine/question-types'
import { describe, expect, it } from 'vitest'
import { api, cdw, judge, person, serveApi, soundClaim, today } from '../testing/claim-validation.ts'

serveApi()

describe('a wrong answer', () => {
  it('in a list is reported with its row [C-085]', async () => {
    const { application } = soundClaim(cdw)
    const drivers = application.rental_details?.rental_drivers as PageAnswers[]
    const [key = ''] = Object.keys(drivers[0] ?? {})
    const changed = { ...application.rental_details, rental_drivers: [...drivers, { ...drivers[0], [key]: undefined }] }
    const { errors } = await judge(cdw, { ...application, rental_details: changed })
    expect(Object.keys(errors.rental_details)).toEqual([`rental_drivers.1.${key}`])
  })

  it('in a group that is not reached is ignored [C-049]', async () => {
    const { application } = soundClaim(cdw, { claimant_role: 'cardholder' })
    const details = { ...application[person], claimant_first_name: '1234', claimant_phone_number: 'none' }
    expect((await judge(cdw, { ...application, [person]: details })).error_code).toBeNull()
  })

  it('on another page is ignored when only one page is validated [C-551]', async () => {
    const { application } = soundClaim(cdw)
    const wrong = { ...application, [person]: {} }
    expect((await judge(cdw, wrong, { page_key: 'rental_details' })).error_code).toBeNull()
    expect(Object.keys((await judge(cdw, wrong, { page_key: person })).errors)).toEqual([person])
  })
})

it('checks all pages of an empty claim [C-551]', async () => {
  const { pages } = soundClaim(cdw)
  expect(Object.keys((await judge(cdw, {})).errors)).toEqual(pages.map(({ page_key }) => page_key))
})

it('answers in the requested language [C-579]', async () => {
  const { errors } = await judge(cdw, {}, { language_code: 'pt_BR' })
  const page = api.areas.claimForms.forms({ benefit_code: 'CDW', country: 'USA', locale: 'pt_BR', today })?.pages[0]
  expect(errors[person].cardholder_first_name).toEqual([page?.question_groups[0]?.questions[0]?.error_message])
})

it.each([
  ['a page that the form does not have', { page_key: 'nowhere' }],
  ['answers of the wrong type', { application: { cardholder_details: 'Ana' } }],
])('refuses %s', async (_, more) => {
  expect((await judge(cdw, {}, more)).error_code).toBe('invalid_request')
})

it('ignores pages and answers that the form does not have', async () => {
  const { application } = soundClaim(cdw)
  const more = JSON.parse('{"__proto__":{"a":1},"review_and_submit":{"signed":"yes"}}')
  expect((await judge(cdw, { ...application, ...more })).error_code).toBeNull()
})

it('refuses a card number in every text of every form, with its own error message, except for questions about long numbers', () => {
  const forms = [...api.catalogue.claimForms.keys()].map(
    (benefit_code) => api.areas.claimForms.forms({ benefit_code, country: 'USA', locale: 'en_US', today })?.pages ?? [],
  )
  const questions = forms.flat().flatMap((page) => page.question_groups.flatMap((group) => group.questions))
  const typed = questions.filter((question) => isTyped(question) || question.tags.includes('allow_other'))
  const open = typed.filter(({ validations }) => !validations.some(({ rule }) => rule === 'no_card_number'))
  expect(typed.length).toBeGreaterThan(100)
  expect([...new Set(open.map(({ question_key }) => question_key))].sort()).toEqual([
    'account_number',
    'item_serial_number',
    'other_insurer_policy_number',
    'phone_imei',
    'phone_serial_number',
    'ticket_number',
  ])
})

it('lists at most a hundred problems, however many there are', async () => {
  const place = { benefit_code: 'BGL' }
  const { application } = soundClaim(place)
  const rows = Array(3_000).fill({ lost_item_description: 'x'.repeat(20), lost_item_price: 'much' })
  const broken = { ...application, belongings: { ...application.belongings, lost_items: rows } } as Application
  const { error_code, errors } = await judge(place, broken)
  expect(error_code).toBe('invalid_answers')
  const found = Object.values(errors).flatMap((page) => Object.values(page as Record<string, string[]>).flat())
  expect(found.length).toBeLessThanOrEqual(100)
  expect(JSON.stringify(errors).length).toBeLessThan(20_000)
})
