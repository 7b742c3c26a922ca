import type { Plugin } from 'vite'

const madeByReact = /= (React\$1\.(?:forwardRef|memo|createContext)\()/g
const named = /^\w+\.displayName = .*$/gm
const warnings = /^\s*(?:warnOnce|warning|warningOnce)\(.*\);$/gm

/** What the router does for those who ask: hydration of its own, server components, view transitions, instruments. */
const notAskedOfRouter: Replacement[] = [
  ['opts?.hydrationData || parseHydrationData()', 'opts?.hydrationData'],
  ['if (init.instrumentations)', 'if (false)'],
  ['if (this.context', 'if (false'],
  ['typeof router.window.document.startViewTransition === "function"', 'false'],
  ['if (vtContext.isTransitioning && !vtContext.flushSync)', 'if (false)'],
  ['if (!vtContext.isTransitioning && interruption)', 'if (false)'],
  ['if (renderDfd && pendingState', 'if (false'],
]

/** No list of ours is read page by page. */
const notAskedOfQueries: Replacement[] = [['this.#queryType === "infinite"', 'false']]

type Replacement = readonly [text: string, instead: string]

/**
 * Both libraries carry what we never ask them for, and a bundler keeps it because it cannot know. Told so, it leaves some
 * kilobytes out of the login page. Where a new version is written otherwise they come back, and `npm run bench -- login-bytes` says so.
 */
export function shakeLibraries(): Plugin[] {
  return [
    without('router', /react-router\/dist\/production\/lib\//, (code) =>
      replaced(code, notAskedOfRouter)
        .replace(madeByReact, '= /*@__PURE__*/ $1')
        .replace(named, '')
        .replace(warnings, ';'),
    ),
    without('queries', /query-core\/build\/modern\/query\.js$/, (code) => replaced(code, notAskedOfQueries)),
  ]
}

function without(name: string, id: RegExp, handler: (code: string) => string): Plugin {
  return { name: `shake-${name}`, apply: 'build', transform: { filter: { id }, handler } }
}

function replaced(code: string, replacements: readonly Replacement[]): string {
  return replacements.reduce((text, [from, to]) => text.replaceAll(from, to), code)
}
