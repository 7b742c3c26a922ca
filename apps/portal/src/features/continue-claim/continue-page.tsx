import '../../ui/help-page.css'
import './continue-page.css'
import { CONTINUE_PATH, type TransferLink } from '@amparo/rules/claims/transfer-code'
import { locales } from '@amparo/rules/locale/locales'
import { matchLanguage } from '@amparo/rules/locale/match-language'
import { useState } from 'react'
import { Navigate, useLocation, useParams } from 'react-router'
import { CardForm } from '../../blocks/card-frame/card-form.tsx'
import type { MountCardField } from '../../blocks/card-frame/use-card-field.ts'
import { problemKind, TransferProblem } from '../../blocks/continue-elsewhere/transfer-problem.tsx'
import { useContent } from '../../platform/content/content.ts'
import { usePageTitle } from '../../session/page-title.ts'
import { Illustration } from '../../ui/art/illustration.tsx'
import { Button } from '../../ui/button.tsx'
import { LinkForm } from './link-form.tsx'
import { useLinkInAddress } from './use-link-in-address.ts'
import { usePickUp } from './use-pick-up.ts'

type Props = { mount?: MountCardField }

/** Opens a claim that was begun on another device. A link has its language; an address that was typed gets the reader's. */
export function ContinuePage(props: Props) {
  const { languageCode } = useParams()
  const { hash } = useLocation()
  if (languageCode) return <ContinueClaim {...props} />
  const language = matchLanguage(locales, navigator.languages)

  return <Navigate to={{ pathname: `/${language}${CONTINUE_PATH}`, hash }} replace />
}

/** Problems with the link: the person corrects it. With all others it is the card, or nothing, that changes. */
const aboutLink = ['not_found', 'unreadable']

function ContinueClaim({ mount }: Props) {
  const text = useContent('continue-elsewhere')
  const [typed, type] = useState('')
  const [link, setLink] = useState<TransferLink | null>(null)
  const [failure, setFailure] = useState<unknown>(null)
  const { start, isBusy } = usePickUp((error) => {
    setFailure(error)
    if (aboutLink.includes(problemKind(error))) setLink(null)
  })
  const isRead = useLinkInAddress((written, found) => {
    setFailure(null)
    type(written)
    setLink(found)
  })
  usePageTitle(text.page_title)

  return (
    <div className="wrap help-page continue-page">
      <Illustration name="devices" />
      <div>
        <h1 tabIndex={-1}>{text.page_title}</h1>
        <p className="lead">{link ? text.card_lead : text.code_lead}</p>
        {failure !== null && <TransferProblem failure={failure} />}
        {link ? (
          <>
            <CardForm
              mount={mount}
              button={isBusy ? text.opening : text.open}
              isBusy={isBusy}
              onSubmit={(field) => {
                setFailure(null)
                void start({ field, link })
              }}
            />
            {!isBusy && (
              <Button look="link" onClick={() => setLink(null)}>
                {text.other_code}
              </Button>
            )}
          </>
        ) : (
          <LinkForm
            key={isRead}
            typed={typed}
            isWrong={isRead > 0 && failure === null}
            onType={type}
            onLink={(next) => {
              setFailure(null)
              setLink(next)
            }}
          />
        )}
      </div>
    </div>
  )
}

/** What the router looks for in a page that it loads on demand. */
export { ContinuePage as Component }
