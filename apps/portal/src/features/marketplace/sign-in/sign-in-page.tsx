import '../marketplace-page.css'
import '../../../ui/help-page.css'
import { useLocation } from 'react-router'
import { LinkSent } from '../../../blocks/sign-in/link-sent.tsx'
import { SignInForm } from '../../../blocks/sign-in/sign-in-form.tsx'
import { useSignInLink } from '../../../blocks/sign-in/use-sign-in-link.ts'
import { useContent } from '../../../platform/content/content.ts'
import { nextPage } from '../../../platform/navigation/marketplace-paths.ts'
import { signInReasons } from '../../../platform/navigation/sign-in-paths.ts'
import { usePageTitle } from '../../../session/page-title.ts'
import { Illustration } from '../../../ui/art/illustration.tsx'
import { Banner } from '../../../ui/feedback/banner.tsx'
import { OwnPolicies } from './own-policies.tsx'

/** Sign-in without a password (M-020, M-022): asks for an e-mail address, then says "Check your email". */
export function SignInPage() {
  const text = useContent('marketplace-sign-in')
  const { search, state } = useLocation()
  const link = useSignInLink(nextPage(search))
  const given = (state as { why?: unknown } | null)?.why ?? new URLSearchParams(search).get('why')
  const why = signInReasons.find((reason) => reason === given)
  const title = link.sentTo ? text.sent_title : text.title
  usePageTitle(title)

  return (
    <div className="wrap marketplace-page help-page">
      <Illustration name="sign-in" />
      <div>
        <h1 tabIndex={-1} key={title}>
          {title}
        </h1>
        {link.sentTo ? (
          <LinkSent email={link.sentTo} onOther={link.startAgain} />
        ) : (
          <>
            {why && (
              <Banner tone="info">
                <p>{text[`over_${why}`]}</p>
                {why === 'not_found' && <OwnPolicies />}
              </Banner>
            )}
            <p className="lead">{text.lead}</p>
            <SignInForm link={link} button={text.send} />
          </>
        )}
      </div>
    </div>
  )
}

export { SignInPage as Component }
