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

/**
 * A lazy part of a page. If it cannot be loaded, the page is reloaded to get the new version, unless the person has typed
 * something: then a notice offers to reload.
 */
export function lazyPart<P>(load: () => Promise<{ default: ComponentType<P> }>) {
  return lazy(() => load().catch(instead))
}

function instead(error: unknown): Promise<never> {
  if (hasTypedText(document)) announceNewVersion()
  else if (!reloadOnce()) throw error
  return new Promise(() => undefined)
}
