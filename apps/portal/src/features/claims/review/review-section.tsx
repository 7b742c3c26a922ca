import { fill } from '@amparo/content/fill'
import type { ClaimPage, PageAnswers } from '@amparo/contract/claim-forms'
import type { Context } from '@amparo/form-engine/context'
import { visibleQuestions } from '@amparo/form-engine/journey/visible-questions'
import { use } from 'react'
import { useContent } from '../../../platform/content/content.ts'
import { useCountry } from '../../../queries/get-country.ts'
import { loadLiquid } from '../form/model/load-liquid.ts'
import { questionTexts } from '../form/model/question-texts.ts'
import { type ReviewLine, reviewLines } from './review-lines.ts'

type Props = {
  page: ClaimPage
  answers: PageAnswers
  context: Context
  isUnsound: boolean
  onChange: () => void
}

/** The answers of one page, below its heading, with a button to change them. */
export function ReviewSection({ page, answers, context, isUnsound, onChange }: Props) {
  const text = useContent('claim-review')
  const liquid = loadLiquid(page)
  const render = liquid instanceof Promise ? use(liquid) : liquid
  const texts = questionTexts({ page, render, context: () => context, values: () => answers })
  const lines = reviewLines(visibleQuestions(page, answers), answers, {
    page,
    pageAnswers: answers,
    locale: context.locale,
    currency: useCountry()?.currency,
    withTexts: texts.one,
  })
  const id = `review-${page.page_key}`

  return (
    <section className="review-section" aria-labelledby={id}>
      <header>
        <h2 id={id}>{page.title}</h2>
        <button
          type="button"
          className="button button-link"
          aria-label={fill(text.change_label, { page: page.title })}
          onClick={onChange}
        >
          {text.change}
        </button>
      </header>
      {isUnsound && <p className="review-unsound">{text.needs_look}</p>}
      <Lines lines={lines} />
    </section>
  )
}

function Lines({ lines }: { lines: readonly ReviewLine[] }) {
  const text = useContent('claim-review')

  return (
    <dl>
      {lines.map(({ key, title, value, entries }) => (
        <div key={key}>
          <dt>{title}</dt>
          <dd>
            {entries.length === 0 && (value ? <bdi>{value}</bdi> : <span className="soft">{text.not_answered}</span>)}
            {entries.map((inner, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the entries of a list that is only read never move
              <div className="review-entry" key={place}>
                {entries.length > 1 && <strong>{fill(text.row, { count: place + 1 })}</strong>}
                <Lines lines={inner} />
              </div>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  )
}
