import type { AnsweredPage, AnsweredQuestion } from '@amparo/contract/submission'
import { intlTag, type Locale } from '@amparo/rules/locale/locales'

type Props = { pages: readonly AnsweredPage[]; language: Locale }

/** Questions and answers in the language they were sent in, whatever language the page has now. */
export function ReceiptAnswers({ pages, language }: Props) {
  return (
    <div className="receipt-answers" lang={intlTag(language)}>
      {pages
        .filter(({ questions }) => questions.length > 0)
        .map(({ page_key, title, questions }) => (
          <section key={page_key} aria-labelledby={`receipt-${page_key}`}>
            <h3 id={`receipt-${page_key}`}>{title}</h3>
            <Answers questions={questions} />
          </section>
        ))}
    </div>
  )
}

function Answers({ questions }: { questions: readonly AnsweredQuestion[] }) {
  return (
    <dl>
      {questions.map(({ question_key, title, answer, entries }) => (
        <div key={question_key}>
          <dt>{title}</dt>
          <dd>
            {entries.length === 0 && <bdi>{answer}</bdi>}
            {entries.map((entry, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the entries of a list that is only read never move
              <Answers key={place} questions={entry} />
            ))}
          </dd>
        </div>
      ))}
    </dl>
  )
}
