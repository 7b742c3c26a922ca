import { languageHome } from '@amparo/rules/language-home'
import { Link } from 'react-router'
import { useContent } from '../platform/content.ts'
import { useLocale } from '../platform/locale.ts'

/** P-155, in the person's language. */
export function LogoutLink() {
  const { logout } = useContent('shell')

  return (
    <Link className="button button-quiet" to={`${languageHome(useLocale())}?logout=1`}>
      {logout}
    </Link>
  )
}
