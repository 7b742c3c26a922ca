import type { ClaimPage, PageAnswers } from '@amparo/contract/claim-forms'
import type { Problem } from '@amparo/form-engine/context'
import { reachedGroups, visibleQuestions } from '@amparo/form-engine/journey/visible-questions'
import type { ReactNode } from 'react'
import type { DefinitionProblem } from './read-definitions.ts'
import { writeJson } from './write-json.ts'

/** The question groups that these answers reach, with their visible questions. */
export function Journey({ page, answers }: { page: ClaimPage; answers: PageAnswers }) {
  const reached = reachedGroups(page, answers)
  const visible = new Set(visibleQuestions(page, answers))
  const rest = page.question_groups.filter((group) => !reached.includes(group))

  return (
    <Part id="journey" title="Journey">
      <ol className="playground-groups">
        {reached.map(({ group_id, questions }) => (
          <li key={group_id}>
            <h3>{group_id}</h3>
            <ul>
              {questions
                .filter((question) => visible.has(question))
                .map(({ question_key, question_type, required }) => (
                  <li key={question_key}>
                    <code>{question_key}</code>{' '}
                    <span className="soft">
                      {question_type}
                      {required && ', required'}
                    </span>
                  </li>
                ))}
            </ul>
          </li>
        ))}
      </ol>
      {rest.length > 0 && <p className="soft">Not reached: {rest.map(({ group_id }) => group_id).join(', ')}</p>}
    </Part>
  )
}

type ProblemsProps = {
  definition: readonly DefinitionProblem[]
  answers: readonly Problem[]
  /** Undefined for a problem that is not in the text of the editor. */
  placeOf: (problem: DefinitionProblem) => number | undefined
  onGo: (offset: number) => void
}

export function Problems({ definition, answers, placeOf, onGo }: ProblemsProps) {
  return (
    <Part id="problems" title="Problems">
      <h3 id="playground-definition">In the definition</h3>
      <ul aria-labelledby="playground-definition" aria-live="polite">
        {definition.map((one) => (
          <li key={`${one.at} ${one.problem}`}>
            <Place at={one.at} offset={placeOf(one)} onGo={onGo} /> {one.problem}
          </li>
        ))}
        {definition.length === 0 && <li className="soft">None</li>}
      </ul>
      <h3 id="playground-answers">In the answers</h3>
      <ul aria-labelledby="playground-answers">
        {answers.map(({ path, rule, message }) => (
          <li key={`${path} ${rule}`}>
            <code>{path}</code> <span className="soft">{rule}</span> <bdi>{message}</bdi>
          </li>
        ))}
        {answers.length === 0 && <li className="soft">None</li>}
      </ul>
    </Part>
  )
}

type PlaceProps = { at: string; offset: number | undefined; onGo: (offset: number) => void }

function Place({ at, offset, onGo }: PlaceProps) {
  if (offset === undefined) return <code>{at}</code>
  return (
    <button type="button" className="playground-place" onClick={() => onGo(offset)}>
      {at}
    </button>
  )
}

export function Answers({ answers }: { answers: PageAnswers }) {
  return (
    <Part id="stored" title="Answers as they are sent">
      <pre>{writeJson(answers)}</pre>
    </Part>
  )
}

function Part({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
    <section className="playground-part" aria-labelledby={`playground-${id}`} tabIndex={0}>
      <h2 id={`playground-${id}`}>{title}</h2>
      {children}
    </section>
  )
}
