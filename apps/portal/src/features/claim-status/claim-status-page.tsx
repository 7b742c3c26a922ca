import './claim-status-page.css'
import type { ContentOf } from '@amparo/content/slugs'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { useContent } from '../../platform/content.ts'
import { usePlatform } from '../../platform/platform.ts'
import { countryQuery } from '../../session/country-query.ts'
import { usePageTitle } from '../../session/page-title.ts'
import { Icon } from '../../ui/icon.tsx'
import { Illustration } from '../../ui/illustration.tsx'

/** Until the status form is there: help with a claim by phone, on the country's own numbers [P-352]. */
export function ClaimStatusPage() {
  const text: ContentOf<'claim-help'> = useContent('claim-help')
  const { countryCode = '' } = useParams()
  const { data: country } = useSuspenseQuery(countryQuery(usePlatform(), countryCode))
  usePageTitle(text.title)

  return (
    <div className="wrap claim-help">
      <Illustration name="assistance" />
      <div>
        <h1 tabIndex={-1}>{text.title}</h1>
        <p className="lead">{text.text}</p>
        <ul className="numbers">
          {country?.contactNumbers.map(({ number, kind }) => (
            <li key={number}>
              <span className="soft">{text[kind]}</span>
              <a href={`tel:${number.replace(/[^+\d]/g, '')}`}>
                <Icon name="phone" />
                <span className="num" dir="ltr">
                  {number}
                </span>
              </a>
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}

/** What the router looks for in a page that it loads on demand. */
export { ClaimStatusPage as Component }
