import type { ClaimPage, Question } from '@amparo/contract/claim-forms'
import { memo } from 'react'
import type { Errors } from './form-model.ts'
import { Questions } from './questions.tsx'

const IN_A_BOX = 20
const ABOUT_REM = 8

type Box = { key: string; questions: readonly Question[] }
type Props = { page: ClaimPage; questions: readonly Question[]; errors: Errors }

/**
 * The questions of a page in boxes of at most twenty. Whatever a keystroke makes a browser do for every sibling of what it
 * touched (layout, hit test, is it in sight) it does for the boxes and for one box's questions, not for all questions.
 */
export function QuestionBoxes({ page, questions, errors }: Props) {
  return boxesOf(page, questions).map((box) => <QuestionBox key={box.key} questions={box.questions} errors={errors} />)
}

const QuestionBox = memo(
  function QuestionBox({ questions, errors }: Omit<Props, 'page'>) {
    return (
      <div className="question-box" style={{ containIntrinsicBlockSize: `auto ${questions.length * ABOUT_REM}rem` }}>
        <Questions questions={questions} errors={errors} />
      </div>
    )
  },
  (one, other) => one.errors === other.errors && isSame(one.questions, other.questions),
)

function isSame(one: readonly Question[], other: readonly Question[]): boolean {
  return one.length === other.length && one.every((question, at) => question === other[at])
}

/** By the place in the definition, so that a question stays in its box while others come and go. */
function boxesOf(page: ClaimPage, questions: readonly Question[]): Box[] {
  const places = placesOf(page)
  const boxes: (Box & { at: number; questions: Question[] })[] = []
  const times = new Map<number, number>()
  for (const question of questions) {
    const at = places.get(question.question_key) ?? 0
    const last = boxes.at(-1)
    if (last?.at === at) last.questions.push(question)
    else {
      // A journey that goes back to an earlier group meets a box again.
      const time = (times.get(at) ?? 0) + 1
      times.set(at, time)
      boxes.push({ at, key: `${at}.${time}`, questions: [question] })
    }
  }
  return boxes
}

/** A definition never changes once it is read. */
const known = new WeakMap<ClaimPage, ReadonlyMap<string, number>>()

function placesOf(page: ClaimPage): ReadonlyMap<string, number> {
  const found = known.get(page)
  if (found) return found
  const all = page.question_groups.flatMap(({ questions }) => questions)
  const places = new Map(all.map(({ question_key }, at) => [question_key, Math.floor(at / IN_A_BOX)]))
  known.set(page, places)
  return places
}
