import { languageHome } from '@amparo/rules/locale/locales'
import { track } from '../../platform/analytics.ts'
import { useContent } from '../../platform/content.ts'
import { Link } from '../../platform/link.tsx'
import { useLocale } from '../../platform/locale.ts'

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
