import { defaultLocale, isLocale, languageHome } from '@amparo/rules/locale/locales'
import type { createBrowserRouter } from 'react-router'
import type { AppParts } from '../../session/app-parts.ts'

type Router = Pick<ReturnType<typeof createBrowserRouter>, 'navigate' | 'state'>

/** Goes to card entry when another tab logs out, so that nothing personal stays on this tab's screen. */
export function followSession({ session, loginNotice, queries }: AppParts, router: Router) {
  session.onEndedElsewhere(() => {
    const locale = router.state.location.pathname.split('/').find(isLocale) ?? defaultLocale
    loginNotice.set({ kind: 'logged-out-elsewhere' })
    // A page that was being rendered when the session ended may have asked for the card's benefits once more.
    const forgetBenefits = () => queries.removeQueries({ queryKey: ['benefits'] })
    void Promise.resolve(router.navigate(languageHome(locale), { replace: true })).then(forgetBenefits)
  })
}
