import type { PageAnswers, Question } from '@amparo/contract/claim-forms'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { isExtraKey } from './answers/extra-fields.ts'
import { keepFitting } from './answers/keep-fitting.ts'
import { normalisePage } from './answers/normalise-page.ts'
import { parseAnswer } from './answers/parse-answer.ts'
import { visibleQuestions } from './journey/visible-questions.ts'
import { pageProblems } from './problems/page-problems.ts'
import { typeOf } from './question-types.ts'
import { corpus, type Sample } from './testing/corpus.ts'
import { problemsOf } from './testing/problems-of.ts'

const RUNS = { seed: 20261115, numRuns: 300 }

/** Forms of the corpus with their answers, or with arbitrary JSON under their keys and under odd ones. */
const key = fc.oneof(
  fc.integer({ min: 0, max: 16 }).map((place) => `q${place}`),
  fc.constantFrom('__proto__', 'constructor', 'q0__other', 'q1__confirm', 'toString'),
)
const wild = fc
  .array(fc.tuple(key, fc.jsonValue({ maxDepth: 4 })), { maxLength: 12 })
  .map((entries) => Object.fromEntries(entries) as PageAnswers)
const samples: fc.Arbitrary<Sample> = fc
  .tuple(fc.integer(), fc.option(wild))
  .map(
    ([seed, answers]) =>
      corpus(seed, 1).map((sample) => ({ ...sample, answers: answers ?? sample.answers }))[0] as Sample,
  )

const holds = (property: (sample: Sample) => void) => fc.assert(fc.property(samples, property), RUNS)

it('changes nothing by normalising twice', () =>
  holds(({ page, answers }) => {
    const once = normalisePage(page, answers)
    expect(normalisePage(page, once)).toEqual(once)
  }))

it('keeps no answer to a question that is not reached', () =>
  holds(({ page, answers }) => {
    const asked = visibleQuestions(page, answers).map(({ question_key }) => question_key)
    for (const key of Object.keys(normalisePage(page, answers)).filter((name) => !isExtraKey(name)))
      expect(asked).toContain(key)
  }))

it('finds the same problems before and after normalising, except for the places of empty entries', () =>
  holds(({ page, answers, context }) => {
    const stored = normalisePage(page, answers)
    const found = (given: PageAnswers) =>
      pageProblems(page, given, context).map(({ path, rule }) => [path.replace(/\d/, ''), rule])
    expect(found(stored)).toEqual(found(answers))
  }))

it('finds a problem wherever a required question is not answered', () =>
  holds(({ page, answers, context }) => {
    const problems = pageProblems(page, answers, context)
    const stored = normalisePage(page, answers)
    const isMissing = ({ required, question_key, question_type }: Question) =>
      required && !['text_no_input', 'disclaimer'].includes(question_type) && !Object.hasOwn(stored, question_key)
    for (const { question_key } of visibleQuestions(page, answers).filter(isMissing))
      expect(problems).toContainEqual({ path: question_key, rule: 'required', message: 'Wrong' })
  }))

it('keeps every answer that fits, and asks again for every one that does not', () =>
  holds(({ page, answers, context }) => {
    const { answers: kept, askAgain } = keepFitting(page, answers)
    const again = keepFitting(page, kept)
    expect(again.answers).toEqual(kept)
    // A choice with answers behind it is asked for until it is made.
    expect(askAgain).toEqual(expect.arrayContaining(again.askAgain))
    expect(pageProblems(page, kept, context).filter(({ rule }) => rule === 'type')).toEqual([])
    if (askAgain.length === 0) expect(kept).toMatchObject(normalisePage(page, answers))
  }))

it('gives the same result for answers that went through JSON', () =>
  holds(({ page, answers, context }) => {
    const stored = normalisePage(page, answers)
    expect(JSON.parse(JSON.stringify(stored))).toEqual(stored)
    const again = JSON.parse(JSON.stringify(answers))
    expect(pageProblems(page, again, context)).toEqual(pageProblems(page, answers, context))
  }))

it('never throws on one question and one value, whatever they are', () =>
  fc.assert(
    fc.property(fc.integer(), fc.anything({ maxDepth: 3, withNullPrototype: true }), (seed, value) => {
      for (const { page, context } of corpus(seed, 1))
        for (const question of page.question_groups.flatMap(({ questions }) => questions)) {
          const answers = { [question.question_key]: value } as PageAnswers
          problemsOf(question, answers, context)
          normalisePage(page, answers)
          const parsed = parseAnswer(question, value, context.locale)
          if (parsed !== undefined && typeof parsed !== 'symbol')
            expect(typeOf(question)?.fits(parsed, question)).toBe(true)
        }
    }),
    RUNS,
  ))
