import { visibleQuestions } from '@amparo/form-engine/journey/visible-questions'
import { pageProblems } from '@amparo/form-engine/problems/page-problems'
import { aContext, aGroup, aPage, aQuestion, aRule } from '@amparo/form-engine/testing/form'
import type { Figure } from '../figures/measurement.ts'
import { formatRatio, median, ratioOf } from '../figures/ratio.ts'

const FEW = 1_000
const MANY = 10_000
const GOAL = 4
const PAIRS = 40
const types = ['text', 'integer', 'date_picker', 'phone_number']

/** Compares the time per question on a very long page with that on a long one. The ratio is 1 if the engine is linear. */
export async function measure(): Promise<Figure[]> {
  const [few, many] = [pageOf(FEW), pageOf(MANY)]
  return [
    figure('visible questions', ({ page, answers }) => visibleQuestions(page, answers), few, many),
    figure('problems of a page', ({ page, answers }) => pageProblems(page, answers, aContext), few, many),
  ]
}

type Form = ReturnType<typeof pageOf>

function figure(name: string, act: (form: Form) => unknown, few: Form, many: Form): Figure {
  const timed = (form: Form, times: number) => {
    const start = performance.now()
    for (let time = 0; time < times; time += 1) act(form)
    return performance.now() - start
  }
  // Both halves of a pair process the same number of questions.
  const pair = (): [number, number] => [timed(many, 1), timed(few, MANY / FEW)]
  for (let warm = 0; warm < 5; warm += 1) pair()
  const pairs = Array.from({ length: PAIRS }, pair)
  const ratio = ratioOf(pairs)
  const each = (median(pairs.map(([ours]) => ours)) / MANY) * 1e6

  return {
    name: `form engine, ${name}: a question of ${MANY} / of ${FEW}`,
    figure: formatRatio(ratio),
    goal: `≤ ${GOAL}`,
    met: ratio.high <= GOAL,
    note: `${PAIRS} pairs, judged by the upper bound; ${Math.round(each)} ns a question`,
  }
}

function pageOf(count: number) {
  const question = (place: number) =>
    aQuestion(types[place % types.length] ?? 'text', {
      question_key: `q${place}`,
      required: true,
      validations: [aRule('equal', `{{q${(place * 7) % count}}}`), aRule('regex', '^[a-z]+$')],
    })
  const groups = Array.from({ length: count / 10 }, (_, group) =>
    aGroup(
      `g${group}`,
      Array.from({ length: 10 }, (_, place) => question(group * 10 + place)),
      `g${group + 1}`,
    ),
  )
  const answers = Object.fromEntries(Array.from({ length: count }, (_, place) => [`q${place}`, 'abc']))
  return { page: aPage(groups), answers }
}
