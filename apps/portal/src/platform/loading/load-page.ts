import { type ComponentType, lazy } from 'react'
import { announceNewVersion, hasTypedText, reloadOnce } from './new-version.ts'

/** The code of a page could not be loaded, because of a deploy or the network. */
export class PageMissing extends Error {
  override name = 'PageMissing'
}

/** Loads the page of a route, which its file exports as `Component` for the router. If that fails, the error page reloads at the same address. */
export function loadPage<T>(load: () => Promise<T>): () => Promise<T> {
  return () =>
    load().catch(() => {
      throw new PageMissing()
    })
}

type PartOptions = { isVital?: boolean }

/**
 * A lazy part of a page. If it cannot be loaded, the page is reloaded to get the new version, unless the person has typed
 * something: then a notice offers to reload, and the part is asked for again when the person or the network is back. A part that
 * `isVital` is asked for again too; others fail. Asking again never reloads: a file that stays missing would reload the page whenever
 * the person comes back to it. In Chromium 153 only the reload helps: it keeps an import that has failed, and never asks for its file
 * again.
 */
export function lazyPart<P>(load: () => Promise<{ default: ComponentType<P> }>, { isVital }: PartOptions = {}) {
  const attempt = (isRetry = false): ReturnType<typeof load> =>
    load().catch((error) => {
      const takeBack = hasTypedText(document) ? announceNewVersion() : undefined
      const isReloading = !takeBack && !isRetry && reloadOnce()
      if (!takeBack && !isReloading && !isVital) throw error
      const isBack = new Promise((again) => {
        for (const type of ['online', 'focus']) addEventListener(type, again, { once: true })
      })
      return isBack.then(() => attempt(true)).finally(takeBack)
    })
  return lazy(() => attempt())
}
