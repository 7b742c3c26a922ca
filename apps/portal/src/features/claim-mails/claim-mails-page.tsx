import '../../ui/help-page.css'
import { CLAIM_MAILS_PATH } from '@amparo/rules/claims/claim-mail-link'
import { locales } from '@amparo/rules/locale/locales'
import { matchLanguage } from '@amparo/rules/locale/match-language'
import { useEffect, useRef } from 'react'
import { Navigate, useLocation, useParams } from 'react-router'
import { useContent } from '../../platform/content/content.ts'
import { usePageTitle } from '../../session/page-title.ts'
import { Illustration } from '../../ui/art/illustration.tsx'
import { Button } from '../../ui/button.tsx'
import { ChoiceFailed } from './choice-failed.tsx'
import { useClaimMails } from './use-claim-mails.ts'

/** Turns mail about claims off, and on again, for the person who opens the link in such a mail. */
export function ClaimMailsPage() {
  const { languageCode } = useParams()
  const { hash } = useLocation()
  if (languageCode) return <ClaimMails />

  return (
    <Navigate to={{ pathname: `/${matchLanguage(locales, navigator.languages)}${CLAIM_MAILS_PATH}`, hash }} replace />
  )
}

function ClaimMails() {
  const text = useContent('claim-mails-page')
  const { isBad, isWanted, failure, isRunning, choose } = useClaimMails()
  const [title, words] = wordsFor(text, { isBad, isWanted })
  const heading = useRef<HTMLHeadingElement>(null)
  usePageTitle(title)
  useEffect(() => {
    if (isWanted !== null) heading.current?.focus()
  }, [isWanted])

  return (
    <div className="wrap help-page">
      <Illustration name={isBad ? 'empty' : 'assistance'} />
      <div>
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        <p className="lead">{words}</p>
        {!isBad && failure !== null && <ChoiceFailed failure={failure} />}
        {!isBad && (
          <Button
            look={isWanted === null ? 'first' : 'second'}
            busy={isRunning}
            onClick={() => choose(isWanted === false)}
          >
            {isWanted === false ? text.start : text.stop}
          </Button>
        )}
      </div>
    </div>
  )
}

type Words = ReturnType<typeof useContent<'claim-mails-page'>>

function wordsFor(text: Words, { isBad, isWanted }: { isBad: boolean; isWanted: boolean | null }) {
  if (isBad) return [text.bad_title, text.bad_text] as const
  if (isWanted === null) return [text.title, text.text] as const
  return isWanted ? ([text.on_title, text.on_text] as const) : ([text.off_title, text.off_text] as const)
}

export { ClaimMailsPage as Component }
