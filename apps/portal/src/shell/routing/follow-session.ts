import { defaultLocale, isLocale, languageHome } from '@amparo/rules/locale/locales'
import type { createBrowserRouter } from 'react-router'
import type { AppParts } from '../../session/app-parts.ts'

type Router = Pick<ReturnType<typeof createBrowserRouter>, 'navigate' | 'state'>

/** Goes to card entry when another tab logs out, so that nothing personal stays on this tab's screen. */
export function followSession({ session, loginNotice }: AppParts, router: Router) {
  session.onEndedElsewhere(() => {
    const locale = router.state.location.pathname.split('/').find(isLocale) ?? defaultLocale
    loginNotice.set({ kind: 'logged-out-elsewhere' })
    void router.navigate(languageHome(locale), { replace: true })
  })
}
