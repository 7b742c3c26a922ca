import '../../ui/form/small-field.css'
import { fill } from '@amparo/content/fill'
import type { ContactNumber, getContact } from '@amparo/contract/contact'
import type { Answer } from '@amparo/contract/endpoint'
import { intlTag } from '@amparo/rules/locale/locales'
import { phoneDisplay } from '@amparo/rules/phone/phone-display'
import { isFound } from '@amparo/rules/text/search-text'
import { useId, useState } from 'react'
import { useContent, useOptionalContent } from '../../platform/content/content.ts'
import { useLocale } from '../../platform/content/locale.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/overlay/dialog.tsx'

type Props = { list: Answer<typeof getContact>['list']; onClose: () => void }

/** A dialog with the numbers of every country, for people who travel (C-269, C-271). */
export default function PhoneList({ list, onClose }: Props) {
  const text = useContent('contact-page')
  const locale = useLocale()
  const id = useId()
  const [query, setQuery] = useState('')
  const tag = intlTag(locale)
  const names = new Intl.DisplayNames(tag, { type: 'region' })
  const found = list
    .map((one) => ({ ...one, name: names.of(one.region) ?? one.country }))
    .filter(({ name, country }) => isFound(query, [name, country], locale))
    .sort((one, other) => one.name.localeCompare(other.name, tag))

  return (
    <Dialog
      title={text.list_title}
      startsAtTitle
      onClose={onClose}
      actions={
        <Button look="second" onClick={onClose}>
          {text.list_close}
        </Button>
      }
    >
      <p>{text.list_text}</p>
      <div className="phone-search">
        <label htmlFor={id}>{text.list_search}</label>
        <input
          id={id}
          className="small-field"
          type="search"
          autoComplete="off"
          value={query}
          onChange={(event) => setQuery(event.currentTarget.value)}
        />
      </div>
      <p role="status" className="soft">
        {found.length === 0 && fill(text.list_none, { query })}
      </p>
      <ul className="phone-list">
        {found.map(({ country, name, numbers }) => (
          <li key={country}>
            <h3>{name}</h3>
            <CallLinks numbers={numbers} />
          </li>
        ))}
      </ul>
    </Dialog>
  )
}

function CallLinks({ numbers }: { numbers: readonly ContactNumber[] }) {
  const labels = useOptionalContent('contact')
  const { list_abroad } = useContent('contact-page')

  return numbers.map(({ number, kind }) => (
    <a key={number} href={`tel:${number}`}>
      <span className="soft">
        {/* Under the name of a country, nobody would understand “From another country”. */}
        {kind === 'abroad' ? list_abroad : labels?.[kind]}
      </span>{' '}
      <span className="num" dir="ltr">
        {phoneDisplay(number)}
      </span>
    </a>
  ))
}
