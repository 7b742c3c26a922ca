import './user-menu.css'
import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { useNavigate, useParams } from 'react-router'
import { track } from '../../platform/analytics/analytics.ts'
import { useContent } from '../../platform/content/content.ts'
import { useLocale } from '../../platform/content/locale.ts'
import { signInPath } from '../../platform/navigation/sign-in-paths.ts'
import { userQuery } from '../../queries/marketplace/get-user.ts'
import { useAppParts } from '../../session/app-parts.ts'
import { removePurchaseDrafts } from '../../session/drafts/quote-drafts.ts'
import { Icon } from '../../ui/art/icon.tsx'
import { Button } from '../../ui/button.tsx'

/** Name, e-mail address and logout of somebody who has signed in (M-034). Without an answer of the server, logout only. */
export default function UserMenu() {
  const text = useContent('marketplace-sign-in')
  const app = useAppParts()
  const { countryCode: country = '' } = useParams()
  const locale = useLocale()
  const navigate = useNavigate()
  const { data } = useQuery(userQuery(app))
  const menu = useRef<HTMLDetailsElement>(null)

  /** Ends the session in all tabs, deletes what was typed, and goes to sign-in (M-029, M-030). */
  function logOut() {
    track({ event: 'logout' })
    app.user.end()
    removePurchaseDrafts(app)
    void navigate(signInPath({ country, locale }), { state: { why: 'logout' } })
  }

  function leave(next: EventTarget | null) {
    if (menu.current && !(next instanceof Node && menu.current.contains(next))) menu.current.open = false
  }

  return (
    <details
      className="user-menu"
      ref={menu}
      onBlur={({ relatedTarget }) => leave(relatedTarget)}
      onKeyDown={({ key }) => {
        if (key !== 'Escape' || !menu.current) return
        menu.current.open = false
        menu.current.querySelector('summary')?.focus()
      }}
    >
      <summary className="button button-quiet" aria-label={text.menu_label}>
        <Icon name="person" />
      </summary>
      <div className="user-menu-panel">
        <strong>{data?.name || text.no_name}</strong>
        {data?.email && <span className="soft">{data.email}</span>}
        <Button look="second" wide onClick={logOut}>
          {text.log_out}
        </Button>
      </div>
    </details>
  )
}
