import '../marketplace-page.css'
import '../../../ui/help-page.css'
import { useEffect, useState } from 'react'
import { Navigate, useLocation, useNavigate, useParams } from 'react-router'
import { useContent } from '../../../platform/content/content.ts'
import { useLocale } from '../../../platform/content/locale.ts'
import { signInPath } from '../../../platform/navigation/sign-in-paths.ts'
import { usePageTitle } from '../../../session/page-title.ts'
import { rememberedNext } from '../../../session/sign-in-next.ts'
import { Illustration } from '../../../ui/art/illustration.tsx'
import { Button } from '../../../ui/button.tsx'
import { Banner } from '../../../ui/feedback/banner.tsx'
import { ExpiredLink } from './expired-link.tsx'
import { useExchange } from './use-exchange.ts'

/**
 * The page that a sign-in link opens (M-021, M-024). Opening it does not use the link up, so that a mail scanner cannot: the token is exchanged
 * when the person presses the button. It leaves the address at once; a reload still has it.
 */
export function SignInLinkPage() {
  const token = useTokenFromAddress()
  const [next] = useState(rememberedNext)
  const { countryCode: country = '' } = useParams()
  const locale = useLocale()
  const { exchange, isBusy, failure } = useExchange(next)
  if (token === null) return <Navigate to={signInPath({ country, locale }, next, 'broken_link')} replace />

  return (
    <div className="wrap marketplace-page help-page">
      <Illustration name="sign-in" />
      <div>
        {failure === 'expired' ? (
          <ExpiredLink next={next} />
        ) : (
          <OpenLink hasFailed={failure === 'failed'} isBusy={isBusy} onSignIn={() => exchange(token)} />
        )}
      </div>
    </div>
  )
}

type OpenProps = { hasFailed: boolean; isBusy: boolean; onSignIn: () => void }

function OpenLink({ hasFailed, isBusy, onSignIn }: OpenProps) {
  const text = useContent('marketplace-sign-in')
  usePageTitle(text.link_title)

  return (
    <>
      <h1 tabIndex={-1}>{text.link_title}</h1>
      <p className="lead">{text.link_lead}</p>
      {hasFailed && (
        <Banner tone="danger">
          <p>{text.link_failed}</p>
        </Banner>
      )}
      <Button busy={isBusy} onClick={onSignIn}>
        {text.link_button}
      </Button>
    </>
  )
}

/** The one-time token `ott`, which moves from the address into the state of its history entry. Null without one. */
function useTokenFromAddress(): string | null {
  const { pathname, search, state } = useLocation()
  const navigate = useNavigate()
  const query = new URLSearchParams(search)
  const given = query.get('ott')
  const [token] = useState(given ?? (state as { ott?: string } | null)?.ott ?? null)

  useEffect(() => {
    if (given === null) return
    const rest = new URLSearchParams(search)
    rest.delete('ott')
    void navigate({ pathname, search: rest.toString() }, { replace: true, state: { ott: given } })
  }, [given, pathname, search, navigate])

  return token
}

export { SignInLinkPage as Component }
