import { defaultLocale, isLocale, languageHome } from '@amparo/rules/locale/locales'
import type { createBrowserRouter } from 'react-router'
import type { AppParts } from '../../session/app-parts.ts'
import { showLoginNotice } from '../../session/login-notice.ts'

type Router = Pick<ReturnType<typeof createBrowserRouter>, 'navigate' | 'state'>

/** A logout in another tab leaves nothing personal on the screen of this one. */
export function followSession({ session }: AppParts, router: Router) {
  session.onEndedElsewhere(() => {
    const locale = router.state.location.pathname.split('/').find(isLocale) ?? defaultLocale
    showLoginNotice({ kind: 'logged-out-elsewhere' })
    void router.navigate(languageHome(locale), { replace: true })
  })
}
