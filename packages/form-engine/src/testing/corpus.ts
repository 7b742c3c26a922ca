import type { ClaimPage, PageAnswers, Question, QuestionGroup, QuestionValidation } from '@amparo/contract/claim-forms'
import { locales } from '@amparo/rules/locale/locales'
import { randomNumbers } from '@amparo/rules/testing/random-numbers'
import { displayAnswer } from '../answers/display-answer.ts'
import { keepFitting } from '../answers/keep-fitting.ts'
import { normalisePage } from '../answers/normalise-page.ts'
import { parseAnswer } from '../answers/parse-answer.ts'
import type { Context } from '../context.ts'
import { visibleQuestions } from '../journey/visible-questions.ts'
import { pageProblems } from '../problems/page-problems.ts'
import { questionTypeNames } from '../question-types.ts'
import { rules } from '../rules/rules.ts'
import { aGroup, anOption, aQuestion, aRule } from './form.ts'

/**
 * Forms and answers made from a seed, the same on every machine: the hash of the verdicts on them is compared between a browser and servers in
 * several time zones.
 */
export type Sample = { page: ClaimPage; answers: PageAnswers; context: Context }

export function corpus(seed: number, count: number): Sample[] {
  const dice = diceOf(seed)
  return Array.from({ length: count }, () => {
    const page = pageOf(dice)
    const context = { today: dice.pick(days), locale: dice.pick(locales), country: 'USA', application: { b: { x: 3 } } }
    return { page, answers: answersTo(page, dice), context }
  })
}

/** A 53-bit hash of all results of the engine for the samples. */
export function verdicts(samples: readonly Sample[]): string {
  return hash(JSON.stringify(samples.map(verdict)))
}

function verdict({ page, answers, context }: Sample): unknown {
  const { locale } = context
  const questions = visibleQuestions(page, answers)
  const read = questions.map((question) => {
    const parsed = parseAnswer(question, answers[question.question_key], locale)
    return typeof parsed === 'symbol' ? 'invalid' : [parsed, displayAnswer(question, parsed, locale)]
  })
  const keys = questions.map(({ question_key }) => question_key)
  return [keys, normalisePage(page, answers), pageProblems(page, answers, context), keepFitting(page, answers), read]
}

type Dice = { below: (end: number) => number; pick: <Item>(items: readonly Item[]) => Item }

function diceOf(seed: number): Dice {
  const random = randomNumbers(seed)
  const below = (end: number) => Math.floor(random() * end)
  return { below, pick: (items) => items[below(items.length)] as never }
}

const days = ['2026-11-15', '2024-02-29', '2025-12-31', '2026-03-29', '1999-01-01']
const ruleNames = [...rules.keys()]
const simpleTypes = questionTypeNames.filter((type) => !type.endsWith('group_list'))
const tags = ['confirmation_required', 'allow_other', 'require_other', 'liquid_parsing']
const bounds = ['today', '2026-01-31', '{{q0}}', '{{q3}}', '{{x}}', 1, 2, 0.01, 5, '^[a-z]+$', 'other', null]
const values: readonly unknown[] = [
  ...['', ' ', 'Ana', 'other', 'a', '<x>', '12', '1.234,5', '1,234.5', '0.001', 'invalid', '🙂', '__proto__', 'é'],
  ...[
    '2026-11-15',
    '2026-02-30',
    '11/15/2026',
    '31/12/2025',
    '2026-11-15T23:59',
    '11/15/2026 11:59 PM',
    '1/1/2026 00:00',
  ],
  ...['+12125550100', '1 212 555', '٠١٢٣٤٥٦٧٨', '52998224725', '4242 4242 4242 4242', 'x'.repeat(40)],
  ...[0, 1, 2.5, -3, 1e21, 0.1, true, null, [], ['a'], ['other', 'a', 'b', 'a'], ['zzz'], {}, { q0: 'a' }, [{}], [[]]],
]
/** Values of the right kind, so that most rules have something to check. */
const fitting: Readonly<Record<string, readonly unknown[]>> = {
  date_picker: [...days, '2026-01-31', '2026-02-28', '2026-02-30'],
  datetime_picker: ['2026-11-15T23:59', '2026-01-31T00:00:00.000', '2024-02-29T12:30:15', '2026-11-15T24:00'],
  integer: [0, 1, 2, 3, 6, '12', '1.5'],
  decimal: [0, 0.01, 1.5, 2.25, 7, '12.50', 0.001],
  phone_number: ['+12125550100', '+55 11 91234-5678', '12', '٠١٢٣٤٥٦٧٨'],
  radio: ['a', 'b', 'other', 'gone'],
  dropdown: ['a', 'b', 'other', 'gone'],
  checkbox: [['a'], ['b', 'a'], ['other'], ['gone']],
}
const dateRules = ['date_after', 'date_before', 'date_after_custom_error']

function pageOf(dice: Dice): ClaimPage {
  const groups = Array.from({ length: 1 + dice.below(4) }, (_, place) => groupOf(place, dice))
  const row = aGroup(
    'row',
    [0, 1, 2].map((place) => questionOf(`r${place}`, dice.pick(simpleTypes), dice)),
  )
  return { page_key: 'a', title: '', start_group_id: 'g0', question_groups: [...groups, row] }
}

function groupOf(place: number, dice: Dice): QuestionGroup {
  const questions = Array.from({ length: 1 + dice.below(4) }, (_, at) =>
    questionOf(`q${place * 4 + at}`, dice.pick(questionTypeNames), dice),
  )
  return aGroup(`g${place}`, questions, dice.pick([`g${place + 1}`, `g${place + 2}`, null]))
}

function questionOf(question_key: string, type: string, dice: Dice): Question {
  const hasOptions = ['dropdown', 'radio', 'checkbox'].includes(type)
  const option = (value: string) => anOption(value, dice.pick([undefined, undefined, `g${1 + dice.below(4)}`]))
  return aQuestion(type, {
    question_key,
    data_type: hasOptions ? 'choice' : 'string',
    required: dice.below(2) === 0,
    options: hasOptions ? ['a', 'b', 'other'].map(option) : [],
    validations: Array.from({ length: dice.below(3) }, () => validationOf(type, dice)),
    tags: tags.filter(() => dice.below(4) === 0),
    nested_group_id: type === 'nested_group_list' ? 'row' : null,
    any_filled_group_id: type === 'any_filled_group_list' ? 'row' : null,
  })
}

function validationOf(type: string, dice: Dice): QuestionValidation {
  const operator = dice.pick(['plus', 'minus'] as const)
  const modifier = { operator, type: dice.pick(['days', 'months', 'years'] as const), value: dice.below(40) }
  const names = type.startsWith('date') && dice.below(4) > 0 ? dateRules : ruleNames
  return aRule(dice.pick(names), dice.pick(bounds), { modifier: dice.pick([null, modifier]) })
}

function answersTo({ question_groups }: ClaimPage, dice: Dice): PageAnswers {
  const record = (questions: readonly Question[]): [string, unknown][] =>
    questions.flatMap(({ question_key: key, question_type }) => {
      const value = () => dice.pick((dice.below(4) > 0 && fitting[question_type]) || values)
      return [key, `${key}__other`, `${key}__confirm`].map((name): [string, unknown] => [name, value()])
    })
  const row = () => Object.fromEntries(record(question_groups.at(-1)?.questions ?? []))
  const filled = question_groups
    .flatMap(({ questions }) => questions)
    .map(({ question_key, question_type }): [string, unknown] => [
      question_key,
      question_type === 'nested_group_list' ? [row(), row()] : question_type === 'any_filled_group_list' ? row() : 'a',
    ])
    .filter(([, value]) => value !== 'a')
  const all = record(question_groups.flatMap(({ questions }) => questions))
  return Object.fromEntries([...all, ...filled.filter(() => dice.below(4) > 0)]) as PageAnswers
}

/** cyrb53 */
function hash(text: string): string {
  let high = 0xdeadbeef
  let low = 0x41c6ce57
  for (let place = 0; place < text.length; place += 1) {
    const code = text.charCodeAt(place)
    high = Math.imul(high ^ code, 2654435761)
    low = Math.imul(low ^ code, 1597334677)
  }
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909)
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909)
  return (4294967296 * (2097151 & low) + (high >>> 0)).toString(16).padStart(14, '0')
}
