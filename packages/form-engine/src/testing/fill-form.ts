import type { Answer, Application, ClaimPage, PageAnswers, Question } from '@amparo/contract/claim-forms'
import { normalisePage } from '../answers/normalise-page.ts'
import type { Context } from '../context.ts'
import { isNeeded } from '../journey/is-needed.ts'
import { visibleQuestions } from '../journey/visible-questions.ts'
import { pageProblems } from '../problems/page-problems.ts'

type Fields = Record<string, Answer>
type Situation = Omit<Context, 'application'>
/** The options to try, in order. */
export type Choose = (page: ClaimPage, question: Question) => readonly string[]

/** Answers every question that is asked, optional ones too, with the first candidate that the engine accepts. */
export function fillForm(pages: readonly ClaimPage[], situation: Situation, choose: Choose): Application {
  const application: Record<string, PageAnswers> = {}
  for (const page of pages)
    if (isNeeded(page, application))
      application[page.page_key] = normalisePage(page, fillPage(page, { ...situation, application }, choose))
  return application
}

function fillPage(page: ClaimPage, context: Context, choose: Choose): PageAnswers {
  const groups = new Map(page.question_groups.map((group) => [group.group_id, group]))
  let answers: PageAnswers = {}
  const seen = new Set<string>()
  for (let asked = next(); asked; asked = next()) {
    seen.add(asked.question_key)
    answers = { ...answers, ...answerTo(asked, '', (fields) => ({ ...answers, ...fields })) }
  }
  return answers

  function next() {
    return visibleQuestions(page, answers).find(
      ({ question_key, data_type }) => data_type !== 'none' && !seen.has(question_key),
    )
  }

  function answerTo(question: Question, prefix: string, whole: (fields: Fields) => PageAnswers): Fields {
    const { question_key: key, nested_group_id, any_filled_group_id, validations } = question
    const inside = groups.get(nested_group_id ?? any_filled_group_id ?? '')?.questions
    if (inside && any_filled_group_id)
      return { [key]: record(inside, `${prefix}${key}.`, (row) => whole({ [key]: row })) }
    if (inside) {
      const least = Math.max(1, Number(validations.find(({ rule }) => rule === 'min_choices')?.value ?? 1))
      const rows: Fields[] = []
      while (rows.length < least) {
        const given = [...rows]
        rows.push(record(inside, `${prefix}${key}.${rows.length}.`, (row) => whole({ [key]: given.concat(row) })))
      }
      return { [key]: rows }
    }
    const tried = candidates(question, context, answers, choose(page, question))
    const found = tried.find((fields) => !isWrong(whole(fields), prefix + key))
    if (!found && question.required) throw new Error(`nothing answers ${page.page_key}.${prefix}${key}`)
    return found ?? {}
  }

  function record(questions: readonly Question[], prefix: string, whole: (row: Fields) => PageAnswers): Fields {
    const row: Fields = {}
    for (const question of questions)
      Object.assign(
        row,
        answerTo(question, prefix, (fields) => whole({ ...row, ...fields })),
      )
    return row
  }

  function isWrong(given: PageAnswers, path: string): boolean {
    return pageProblems(page, given, context).some(
      (problem) => problem.path === path || problem.path.startsWith(`${path}__`),
    )
  }
}

const words = [
  'Ana Souza',
  'ABC 1234',
  '123456789',
  '12345',
  '490154203237518',
  'ABCDUS33',
  '12345-678',
  '1234',
  'https://shop.example/item',
]
const sentence = 'It happened on the way home and nobody was hurt. '
/** In days from today; a date that must be before another is tried with earlier ones first. */
const before = [-60, -45, -40]
const days = [-30, -20, -10, -5, -2, -1, 0, -31, -40, -60, -120, -400, -720, -1500, -9000, 1, 10, 60]

function candidates(question: Question, context: Context, answers: PageAnswers, choices: readonly string[]): Fields[] {
  const { question_key: key, tags } = question
  const values = [...valuesOf(question, context, choices), ...referredTo(question, context.application, answers)]
  return values.map((value) => ({
    [key]: value,
    ...(tags.includes('confirmation_required') && { [`${key}__confirm`]: value }),
    ...((value === 'other' || (Array.isArray(value) && value.includes('other'))) && {
      [`${key}__other`]: 'Something else',
    }),
  }))
}

function valuesOf(
  { data_type, question_type, validations }: Question,
  { today }: Context,
  choices: readonly string[],
): Answer[] {
  if (data_type === 'phone') return ['+12015550123', '+12015550124']
  const isBefore = validations.some(({ rule, value }) => rule === 'date_before' && value !== 'today')
  const tried = [...(isBefore ? before : []), ...days].map((count) => shifted(today, count))
  if (data_type === 'date') return tried
  if (data_type === 'datetime')
    return tried.flatMap((day) => ['09', '12', '15', '18'].map((hour) => `${day}T${hour}:30:00.000`))
  if (['integer', 'decimal', 'money'].includes(data_type)) return [100, 50, 20, 10, 5, 2, 1]
  if (data_type === 'choices') return [choices.slice(0, 1), choices.slice(0, 2), choices.slice(0, 3)]
  if (data_type === 'vehicle_make') return ['Toyota', ...choices]
  if (data_type === 'vehicle_model') return ['Corolla', ...choices]
  if (choices.length > 0) return [...choices]
  if (data_type === 'email') return ['ana@example.com']
  return question_type === 'long_text' ? [sentence.repeat(3), sentence] : [...words, '529.982.247-25']
}

/** What the rules refer to: another answer, or a value that the answer must equal. */
function referredTo({ validations }: Question, application: Application, answers: PageAnswers): Answer[] {
  const everything: PageAnswers = Object.assign({}, ...Object.values(application), answers)
  return validations.flatMap(({ value }) => {
    if (typeof value !== 'string') return []
    const referred = value.startsWith('{{') ? everything[value.slice(2, -2)] : value
    return referred === undefined ? [] : [referred]
  })
}

function shifted(day: string, count: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + count * 86_400_000).toISOString().slice(0, 10)
}
