import { defaultLocale, isLocale, languageHome } from '@amparo/rules/locale/locales'
import type { createBrowserRouter } from 'react-router'
import { signInPath } from '../../platform/navigation/sign-in-paths.ts'
import type { AppParts } from '../../session/app-parts.ts'

type Router = Pick<ReturnType<typeof createBrowserRouter>, 'navigate' | 'state'>

/** Leaves the pages of a session that has ended. */
export function followSession(app: AppParts, router: Router) {
  followCard(app, router)
  followUser(app, router)
}

/** Goes to card entry when another tab logs out, and deletes the letters and purchases of every session that ends: nothing personal stays on the screen or the device. */
function followCard(app: AppParts, router: Router) {
  const { session, loginNotice, queries } = app
  session.onEndedElsewhere(() => {
    const locale = router.state.location.pathname.split('/').find(isLocale) ?? defaultLocale
    loginNotice.set({ kind: 'logged-out-elsewhere' })
    // A page that was being rendered when the session ended may have asked for the card's benefits once more.
    const forgetBenefits = () => queries.removeQueries({ queryKey: ['benefits'] })
    void Promise.resolve(router.navigate(languageHome(locale), { replace: true })).then(forgetBenefits)
  })

  let panToken = session.panToken()
  const forgetLetters = () => {
    const before = panToken
    panToken = session.panToken()
    if (before === null || before === panToken) return
    // Created now if it was not before, it deletes what is not of the card. If its code cannot be loaded, the next session deletes it.
    import('../../session/letters/letters.ts').then(({ letters }) => app.part(letters)).catch(() => undefined)
  }
  const forgetDrafts = () => {
    if (session.panToken() !== null) return
    import('./forget-drafts.ts').then((drafts) => drafts.forgetDrafts(app)).catch(() => undefined)
  }
  for (const forget of [forgetLetters, forgetDrafts]) {
    session.subscribe(forget)
    session.onTimeout(forget)
  }
}

const withUser =
  /^\/(?:([a-z]{3})\/([A-Za-z_]+)\/marketplace\/(?:self-service\/|[\w-]+\/purchase\/[0-9a-f-]{36}\/)|pdf-viewer\/)/

/** Goes to sign-in, and from there back, when the user's session ends on a page about a quote or a policy. To the viewer it does not lead back. */
function followUser({ user }: AppParts, router: Router) {
  user.onEnded((why) => {
    const { pathname, search } = router.state.location
    const page = withUser.exec(pathname)
    const [, country = 'usa', locale = defaultLocale] = page ?? []
    if (page && isLocale(locale))
      void router.navigate(signInPath({ country, locale }, pathname + search), { replace: true, state: { why } })
  })
}
