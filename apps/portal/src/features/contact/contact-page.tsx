import { Region } from '../../platform/loading/region.tsx'
import '../../ui/help-page.css'
import './contact-page.css'
import { useState } from 'react'
import { ContactNumbers } from '../../blocks/contact-numbers/contact-numbers.tsx'
import { useContent } from '../../platform/content/content.ts'
import { lazyPart } from '../../platform/loading/load-page.ts'
import { useContact } from '../../queries/get-contact.ts'
import { usePageTitle } from '../../session/page-title.ts'
import { Illustration } from '../../ui/art/illustration.tsx'
import { Button } from '../../ui/button.tsx'
import { OfficeHours } from './office-hours.tsx'

const PhoneList = lazyPart(() => import('./phone-list.tsx'))

/** The country's numbers, when they are answered, and the numbers of all other countries (C-268). */
export function ContactPage() {
  const text = useContent('contact')
  const more = useContent('contact-page')
  const { numbers, hours, list } = useContact()
  const [isListOpen, setListOpen] = useState(false)
  usePageTitle(text.title)

  return (
    <div className="wrap help-page contact-page">
      <Illustration name="support" />
      <div>
        <h1 tabIndex={-1}>{text.title}</h1>
        <p className="lead">{text.text}</p>
        <ContactNumbers
          numbers={numbers}
          labels={text}
          note={(number) => (number.isAlwaysOpen ? more.always : undefined)}
        />
        {list.length > 0 && (
          <Button look="second" onClick={() => setListOpen(true)}>
            {more.list_button}
          </Button>
        )}
        {hours && <OfficeHours hours={hours} />}
        <h2>{text.have_ready_title}</h2>
        <p className="soft">{text.have_ready_text}</p>
      </div>
      <Region>{isListOpen && <PhoneList list={list} onClose={() => setListOpen(false)} />}</Region>
    </div>
  )
}

export { ContactPage as Component }
