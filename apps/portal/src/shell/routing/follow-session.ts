import { defaultLocale, isLocale, languageHome } from '@amparo/rules/locale/locales'
import type { createBrowserRouter } from 'react-router'
import { signInPath } from '../../platform/navigation/marketplace-paths.ts'
import type { AppParts } from '../../session/app-parts.ts'

type Router = Pick<ReturnType<typeof createBrowserRouter>, 'navigate' | 'state'>

/** Leaves the pages of a session that has ended. */
export function followSession(app: AppParts, router: Router) {
  followCard(app, router)
  followUser(app, router)
}

/** Goes to card entry when another tab logs out, so that nothing personal stays on this tab's screen. */
function followCard({ session, loginNotice, queries }: AppParts, router: Router) {
  session.onEndedElsewhere(() => {
    const locale = router.state.location.pathname.split('/').find(isLocale) ?? defaultLocale
    loginNotice.set({ kind: 'logged-out-elsewhere' })
    // A page that was being rendered when the session ended may have asked for the card's benefits once more.
    const forgetBenefits = () => queries.removeQueries({ queryKey: ['benefits'] })
    void Promise.resolve(router.navigate(languageHome(locale), { replace: true })).then(forgetBenefits)
  })
}

const withUser = /^\/([a-z]{3})\/([A-Za-z_]+)\/marketplace\/(?:self-service\/|[\w-]+\/purchase\/[0-9a-f-]{36}\/)/

/** Goes to sign-in, and from there back, when the user's session ends on a page about a quote or a policy. */
function followUser({ user }: AppParts, router: Router) {
  user.onEnded((why) => {
    const { pathname, search } = router.state.location
    const [, country = '', locale] = withUser.exec(pathname) ?? []
    if (isLocale(locale))
      void router.navigate(signInPath({ country, locale }, pathname + search), { replace: true, state: { why } })
  })
}
