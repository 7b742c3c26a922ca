import '../marketplace-page.css'
import './quote-form.css'
import type { QuoteField, QuoteValues } from '@amparo/rules/policies/quote-values'
import { type FormEvent, useId } from 'react'
import { useLocation } from 'react-router'
import UsAddress from '../../../blocks/us-address/us-address.tsx'
import { useContent } from '../../../platform/content/content.ts'
import { useLocale } from '../../../platform/content/locale.ts'
import { BackLink } from '../../../platform/navigation/back-link.tsx'
import { NEW_QUOTE } from '../../../session/drafts/quote-keys.ts'
import { usePageTitle } from '../../../session/page-title.ts'
import { Button } from '../../../ui/button.tsx'
import { ErrorSummary } from '../../../ui/form/error-summary.tsx'
import { PrefilledNote } from '../parts/prefilled-note.tsx'
import { usePurchase } from '../use-purchase.ts'
import { PersonFields } from './person-fields.tsx'
import { QuoteTerms } from './quote-terms.tsx'
import type { QuoteStart } from './read-quote.ts'
import type { useQuoteForm } from './use-quote-form.ts'

type Props = {
  form: ReturnType<typeof useQuoteForm>
  start: Pick<QuoteStart, 'from' | 'draftId'>
  isBusy: boolean
  onChange: (changes: Partial<QuoteValues>) => void
  onSubmit: () => void
}

export function QuoteForm({ form, start: { from, draftId }, isBusy, onChange, onSubmit }: Props) {
  const text = useContent('marketplace-quote')
  const locale = useLocale()
  const { benefit, rewrite, policy } = usePurchase()
  const words = useContent('policy-rewrite')
  const { values, errors } = form
  const id = useId()
  const idOf = (name: QuoteField) => `${id}-${name}`
  const origins = { quote: text.from_quote, draft: text.from_draft, policy: words.from_policy }
  // Somebody who signed in to see a policy, and has none.
  const hasNoPolicy = (useLocation().state as { hasNoPolicy?: boolean } | null)?.hasNoPolicy
  usePageTitle(text.title)

  function submit(event: FormEvent) {
    event.preventDefault()
    if (!isBusy) onSubmit()
  }

  return (
    <div className="wrap marketplace-page quote-page">
      <BackLink to={rewrite ? policy(rewrite.previousPolicyId) : benefit}>{rewrite ? words.back : text.back}</BackLink>
      <ErrorSummary
        items={errors.listed.map((problem) => ({ ...problem, id: idOf(problem.name) }))}
        attempts={errors.attempts}
        words={text}
        locale={locale}
      />
      <h1 tabIndex={-1}>{text.title}</h1>
      <p className="lead">{text.lead}</p>
      {hasNoPolicy && <PrefilledNote>{text.no_policy}</PrefilledNote>}
      {from !== 'nowhere' && <PrefilledNote>{origins[from]}</PrefilledNote>}
      {draftId === NEW_QUOTE && <p className="soft">{text.kept_here}</p>}
      <form className="quote-form" noValidate onSubmit={submit}>
        <section aria-labelledby={`${id}-person`}>
          <h2 id={`${id}-person`}>{text.person_title}</h2>
          <PersonFields form={form} idOf={idOf} onChange={onChange} />
        </section>
        <section aria-labelledby={`${id}-address`}>
          <h2 id={`${id}-address`}>{text.address_title}</h2>
          <UsAddress idOf={idOf} values={values} errorOf={errors.errorOf} onChange={onChange} onLeave={errors.leave} />
        </section>
        <QuoteTerms />
        <Button type="submit" busy={isBusy}>
          {text.submit}
        </Button>
      </form>
    </div>
  )
}
