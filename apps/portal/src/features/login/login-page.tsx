import './login-page.css'
import { lazy, useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import type { MountCardField } from '../../blocks/card-frame/use-card-field.ts'
import { useContent } from '../../platform/content/content.ts'
import { lazyPart } from '../../platform/loading/load-page.ts'
import { Region } from '../../platform/loading/region.tsx'
import { useStore } from '../../platform/state/create-store.ts'
import { useAppParts } from '../../session/app-parts.ts'
import { useCard } from '../../session/card-session.ts'
import { usePageTitle } from '../../session/page-title.ts'
import { Hero } from '../../ui/art/hero.tsx'
import { Icon } from '../../ui/art/icon.tsx'
import { LoginForm } from './login-form.tsx'
import { useSignIn } from './use-sign-in.ts'

/** Most visits never show a notice. It loads when somebody starts to use the page, so that it works without a network then. */
export const loadLoginNotices = () => import('./login-notice-view.tsx')
const LoginNoticeView = lazy(loadLoginNotices)
const StillLoggedIn = lazyPart(() => import('./still-logged-in.tsx'))

type Props = { mount?: MountCardField; leaveFor?: (address: string) => void; onStart?: () => void }

/** Card entry. */
export function LoginPage({ mount, leaveFor, onStart = () => undefined }: Props) {
  const { 'pan-entry-page': text } = useContent('pan-entry-page')
  const { loginNotice } = useAppParts()
  const notice = useStore(loginNotice)
  const card = useCard()
  const signIn = useSignIn({ leaveFor })
  useLogoutAddress()
  usePageTitle(text.title)

  return (
    <div className="entry">
      <section className="entry-form">
        {notice && (
          <Region>
            <LoginNoticeView notice={notice} loggedOut={text.logged_out} onClose={() => loginNotice.set(null)} />
          </Region>
        )}
        <h1 tabIndex={-1}>{text.title}</h1>
        <p className="lead">{text.subtitle}</p>
        <LoginForm {...signIn} mount={mount} onStart={onStart} />
        {/* Below the form, because only the browser knows of the session: nothing moves when it appears. */}
        {card && !notice && !signIn.busy && (
          <Region failed={null}>
            <StillLoggedIn last4={card.last4} />
          </Region>
        )}
      </section>
      <aside className="entry-side" aria-label={text.facts_label}>
        <Hero />
        <ul className="facts">
          <Fact title={text.fact_1_title} body={text.fact_1_body} />
          <Fact title={text.fact_2_title} body={text.fact_2_body} />
          <Fact title={text.fact_3_title} body={text.fact_3_body} />
        </ul>
      </aside>
    </div>
  )
}

function Fact({ title, body }: { title: string; body: string }) {
  return (
    <li>
      <span className="dot">
        <Icon name="check" />
      </span>
      <div>
        <strong>{title}</strong>
        <span className="soft">{body}</span>
      </div>
    </li>
  )
}

/** `?logout=1` ends the session, shows a message, and is removed from the address (P-155 to P-157). */
function useLogoutAddress() {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const { session, loginNotice } = useAppParts()

  useEffect(() => {
    if (new URLSearchParams(search).get('logout') !== '1') return
    session.end()
    loginNotice.set({ kind: 'logged-out' })
    void navigate(pathname, { replace: true })
  }, [pathname, search, session, loginNotice, navigate])
}
