import { expect, it, vi } from 'vitest'
import { option, pageOf, question } from '../../testing/form.ts'
import { formModel } from './form-model.ts'

const page = pageOf(
  [
    question({ question_key: 'plain' }),
    question({
      question_key: 'who',
      question_type: 'radio',
      options: [option('me', { outcome: { group_id: 'more' } })],
    }),
    question({ question_key: 'rows', question_type: 'nested_group_list', nested_group_id: 'row' }),
  ],
  { more: [question({ question_key: 'name', required: true })], row: [question({ question_key: 'what' })] },
)
const context = () => ({ today: '2026-01-15', locale: 'en_US' as const, country: 'USA', application: {} })
const model = (answers = {}) => formModel({ page, answers, context, render: (text) => text, dateHelp: () => '' })

it('renders nothing for a keystroke in a field that nothing depends on', () => {
  const form = model()
  const drawn = vi.fn()
  form.subscribe(drawn)

  form.write('plain', 'a')
  expect(drawn).not.toHaveBeenCalled()
  form.write('who', 'me')

  expect(drawn).toHaveBeenCalledOnce()
  expect(form.view().questions.map((one) => one.question_key)).toEqual(['plain', 'who', 'rows', 'name'])
})

it('stores an answer under its key, and removes it when it is empty [C-037, C-091]', () => {
  const form = model({ plain: 'old' })

  form.write('plain', undefined)
  form.write('rows.1.what', 'a bag')

  expect(form.answers()).toEqual({ rows: [{ what: 'a bag' }] })
})

it.each([
  [{ rows: 'text' }],
  [{ rows: [null, 'x'] }],
  [{ plain: { deep: 1 } }],
  [{ who: ['me'] }],
  [{ rows: { 0: 1 } }],
])('accepts stored answers of the wrong type, %j', (answers) => {
  const form = model(answers)

  form.write('rows.0.what', 'a bag')
  expect(form.read('rows.0.what')).toBe('a bag')
  expect(() => form.check()).not.toThrow()
})

it('treats keys such as __proto__ like any other', () => {
  const form = model()

  form.write('__proto__', 'x')
  expect(form.read('constructor')).toBeUndefined()
  expect(Object.getPrototypeOf({})).toBe(Object.prototype)
})
