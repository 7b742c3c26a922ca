import '../../ui/help-page.css'
import './continue-page.css'
import { formatTransferLink, parseTransferLink, type TransferLink } from '@amparo/rules/claims/transfer-code'
import { useState } from 'react'
import { useParams } from 'react-router'
import { CardForm } from '../../blocks/card-frame/card-form.tsx'
import type { MountCardField } from '../../blocks/card-frame/use-card-field.ts'
import { problemKind, TransferProblem } from '../../blocks/continue-elsewhere/transfer-problem.tsx'
import { useContent } from '../../platform/content/content.ts'
import { ToReadersLanguage } from '../../platform/navigation/to-readers-language.tsx'
import { useSecretFragment } from '../../platform/navigation/use-secret-fragment.ts'
import { usePageTitle } from '../../session/page-title.ts'
import { Illustration } from '../../ui/art/illustration.tsx'
import { Button } from '../../ui/button.tsx'
import { LinkForm } from './link-form.tsx'
import { usePickUp } from './use-pick-up.ts'

type Props = { mount?: MountCardField }

/** Opens a claim that was begun on another device. Links have a language; an address that was typed has none. */
export function ContinuePage(props: Props) {
  const { languageCode } = useParams()

  return languageCode ? <ContinueClaim {...props} /> : <ToReadersLanguage />
}

/** After these the person corrects the link. After all others the link stays. */
const aboutLink = ['not_found', 'unreadable']

function ContinueClaim({ mount }: Props) {
  const text = useContent('continue-elsewhere')
  const [typed, type] = useState('')
  const [link, setLink] = useState<TransferLink | null>(null)
  const [wrongLinks, setWrongLinks] = useState(0)
  const [failure, setFailure] = useState<unknown>(null)
  const { start, isBusy } = usePickUp((error) => {
    setFailure(error)
    if (aboutLink.includes(problemKind(error))) setLink(null)
  })
  useSecretFragment((secret) => {
    const found = parseTransferLink(secret)
    setFailure(null)
    type(found ? formatTransferLink(found) : secret)
    setLink(found)
    if (!found) setWrongLinks((before) => before + 1)
  })
  usePageTitle(text.page_title)

  return (
    <div className="wrap help-page help-page-form continue-page">
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
            key={wrongLinks}
            typed={typed}
            isWrong={wrongLinks > 0 && failure === null}
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

export { ContinuePage as Component }
