import { LinkSent } from '../../../blocks/sign-in/link-sent.tsx'
import { SignInForm } from '../../../blocks/sign-in/sign-in-form.tsx'
import { useSignInLink } from '../../../blocks/sign-in/use-sign-in-link.ts'
import { useContent } from '../../../platform/content/content.ts'
import { usePageTitle } from '../../../session/page-title.ts'
import { Banner } from '../../../ui/feedback/banner.tsx'

/** After an exchange that was refused (M-028, M-334, M-335). */
export function ExpiredLink({ next }: { next: string | undefined }) {
  const text = useContent('marketplace-sign-in')
  const link = useSignInLink(next)
  const title = link.sentTo ? text.sent_title : text.title
  usePageTitle(title)

  return (
    <>
      <h1 tabIndex={-1} key={title}>
        {title}
      </h1>
      {link.sentTo ? (
        <LinkSent email={link.sentTo} onOther={link.startAgain} />
      ) : (
        <>
          <Banner tone="danger">
            <p>{text.expired}</p>
          </Banner>
          <p className="lead">{text.expired_lead}</p>
          <SignInForm link={link} button={text.send_new} />
        </>
      )}
    </>
  )
}
