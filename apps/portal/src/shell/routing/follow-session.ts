import { defaultLocale, isLocale, languageHome } from '@amparo/rules/locale/locales'
import type { createBrowserRouter } from 'react-router'
import type { AppParts } from '../../session/app-parts.ts'

type Router = Pick<ReturnType<typeof createBrowserRouter>, 'navigate' | 'state'>

/** Goes to card entry when another tab logs out, and deletes the letters of every session that ends: nothing personal stays on the screen or the device. */
export function followSession(app: AppParts, router: Router) {
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
  session.subscribe(forgetLetters)
  session.onTimeout(forgetLetters)
}
