import '../marketplace-page.css'
import '../../../ui/help-page.css'
import { fill } from '@amparo/content/fill'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useParams } from 'react-router'
import { useContent } from '../../../platform/content/content.ts'
import { quoteDocumentQuery } from '../../../queries/marketplace/get-quote-document.ts'
import { useAppParts } from '../../../session/app-parts.ts'
import { usePageTitle } from '../../../session/page-title.ts'
import { documentUrl } from '../../../session/session-fields.ts'
import { useUser } from '../../../session/use-user.ts'
import { Illustration } from '../../../ui/art/illustration.tsx'
import { Button } from '../../../ui/button.tsx'
import { Banner } from '../../../ui/feedback/banner.tsx'

const names = ['outline_of_coverage', 'e_consent', 'policy'] as const

type Props = { goTo?: (address: string) => void }

/** Fetches a document and navigates the browser to it (P-078, M-279). */
export function ViewerPage({ goTo = (address) => location.replace(address) }: Props) {
  const text = useContent('document-viewer')
  const app = useAppParts()
  const { policyId = '', documentType = '' } = useParams()
  const token = useUser()?.token ?? ''
  const query = useQuery({ ...quoteDocumentQuery(app, { policyId, documentType, token }), enabled: token !== '' })
  const name = names.find((one) => one === documentType.toLowerCase())
  const { data: address } = query
  usePageTitle(name ? text[name] : text.title)

  // biome-ignore lint/correctness/useExhaustiveDependencies: goes to each document once
  useEffect(() => {
    if (!address) return
    documentUrl.write(app.store, address)
    goTo(address)
  }, [address])

  return (
    <div className="wrap marketplace-page help-page">
      <Illustration name="shield" />
      <div>
        <h1 tabIndex={-1}>{name ? text[name] : text.title}</h1>
        {query.isError ? (
          <Banner tone="danger" title={fill(text.failed, { document: name ? text[name] : text.title })}>
            <p>{text.failed_advice}</p>
            <Button look="second" onClick={() => void query.refetch()}>
              {text.try_again}
            </Button>
          </Banner>
        ) : (
          <p role="status">{text.loading}</p>
        )}
      </div>
    </div>
  )
}

export { ViewerPage as Component }
