import './benefit-search.css'
import '../../../ui/form/small-field.css'
import { fill, plural } from '@amparo/content/fill'
import type { Benefit } from '@amparo/contract/benefits'
import { intlTag } from '@amparo/rules/locale/locales'
import { useId, useRef } from 'react'
import { useContent } from '../../../platform/content/content.ts'
import { useLocale } from '../../../platform/content/locale.ts'
import { Icon } from '../../../ui/art/icon.tsx'
import { Button } from '../../../ui/button.tsx'

type Props = { query: string; setQuery: (query: string) => void; found: readonly Benefit[] }

export function BenefitSearch({ query, setQuery, found }: Props) {
  const text = useContent('benefits-home')
  const locale = useLocale()
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const count = found.length
  const isSearching = query.trim() !== ''
  const result =
    count > 0 ? fill(plural(text.search_found, count, intlTag(locale)), { count }) : fill(text.search_none, { query })

  /** Clearing removes the button that has the focus, so the focus moves to the field first. */
  function showAll() {
    field.current?.focus()
    setQuery('')
  }

  return (
    <search className="benefit-search">
      <label htmlFor={id}>{text.search_label}</label>
      <div className="benefit-search-field">
        <Icon name="search" />
        <input
          id={id}
          className="small-field"
          ref={field}
          type="search"
          value={query}
          autoComplete="off"
          enterKeyHint="search"
          onChange={(event) => setQuery(event.currentTarget.value)}
        />
      </div>
      <p role="status" className={count > 0 ? 'hidden-visually' : 'benefit-search-none'}>
        {isSearching && result}
      </p>
      {isSearching && count === 0 && (
        <Button look="second" onClick={showAll}>
          {text.search_clear}
        </Button>
      )}
    </search>
  )
}
