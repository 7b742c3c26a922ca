import { aGroup, aPage, aQuestion } from '@amparo/form-engine/testing/form'
import { expect, it } from 'vitest'
import { placeAnswers } from './place-answers.ts'

const page = (page_key: string, key: string) =>
  aPage([aGroup('g', [aQuestion('date_picker', { question_key: key, data_type: 'date' })])], { page_key })
const pages = [page('illness', 'day'), page('accident', 'day'), page('costs', 'paid_on')]

it('places a known answer on every page that asks for it, as one of them may be left out', () => {
  expect(placeAnswers(pages, [{ source: 'session', fields: { day: '2026-11-16' } }], 'en_US')).toEqual({
    application: { illness: { day: '2026-11-16' }, accident: { day: '2026-11-16' } },
    prefilled: { 'illness.day': 'session', 'accident.day': 'session' },
  })
})

it('leaves out what no page asks for or is not valid, and lets later sources override earlier ones [P-166, P-X46]', () => {
  const issuer = { source: 'issuer', fields: { day: '2026-11-15', paid_on: 'soon', color: 'red' } } as const
  const session = { source: 'session', fields: { day: '2026-11-16' } } as const
  expect(placeAnswers(pages.slice(1), [issuer, session], 'en_US')).toEqual({
    application: { accident: { day: '2026-11-16' } },
    prefilled: { 'accident.day': 'session' },
  })
})
