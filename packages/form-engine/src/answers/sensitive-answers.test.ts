import { expect, it } from 'vitest'
import { aGroup, aPage, aQuestion } from '../testing/form.ts'
import { anonymousAnswers, maskedAnswer, sensitiveKeys, splitSensitive } from './sensitive-answers.ts'

const pages = [
  aPage([
    aGroup('a', [
      aQuestion('text', { question_key: 'account_number', tags: ['sensitive'] }),
      aQuestion('text', { question_key: 'bank_name' }),
    ]),
  ]),
]
const keys = sensitiveKeys([{ pages }])

it('knows the sensitive questions, and the fields that repeat them', () =>
  expect([...keys]).toEqual(['account_number', 'account_number__confirm']))

it('takes sensitive answers out wherever they are, and leaves their end', () => {
  const application = {
    pay: { account_number: '5512340789', account_number__confirm: '5512340789', bank_name: 'Northbank' },
    others: { rows: [{ account_number: 'GB33 1234', amount: 7 }], one: { account_number: 'DE8937' } },
  }
  expect(splitSensitive(application, keys)).toEqual({
    application: {
      pay: { account_number: '***789', account_number__confirm: '***789', bank_name: 'Northbank' },
      others: { rows: [{ account_number: '***234', amount: 7 }], one: { account_number: '***937' } },
    },
    sensitive: {
      'pay.account_number': '5512340789',
      'pay.account_number__confirm': '5512340789',
      'others.rows.0.account_number': 'GB33 1234',
      'others.one.account_number': 'DE8937',
    },
  })
})

it.each([
  ['', '***'],
  ['789', '***'],
  ['0789', '***789'],
  ['***789', '***789'],
])('masks %j as %j', (answer, masked) => expect(maskedAnswer(answer)).toBe(masked))

it('keeps amounts and counts of a person who is forgotten, and nothing else', () =>
  expect(
    anonymousAnswers({
      person: { name: 'Ana', children: 2, agreed: true, kinds: ['a'], rows: [{ what: 'A bag', price: 12.5 }] },
    }),
  ).toEqual({ person: { children: 2, rows: [{ price: 12.5 }] } }))
