import { languageHome } from '@amparo/rules/locale/locales'
import { track } from '../../platform/analytics/analytics.ts'
import { useContent } from '../../platform/content/content.ts'
import { useLocale } from '../../platform/content/locale.ts'
import { Link } from '../../platform/navigation/link.tsx'

/** Logs out by opening `?logout=1` (P-155), in the current language. */
export function LogoutLink({ onFollow }: { onFollow?: () => void }) {
  const { logout } = useContent('shell')

  function follow() {
    track({ event: 'logout' })
    onFollow?.()
  }

  return (
    <Link className="button button-quiet" to={`${languageHome(useLocale())}?logout=1`} onClick={follow}>
      {logout}
    </Link>
  )
}
