import { type ComponentType, lazy } from 'react'
import { announceNewVersion, hasTypedText, reloadOnce } from './new-version.ts'

/** The file of a page is gone since a deploy, or the network is. */
export class PageMissing extends Error {
  override name = 'PageMissing'
}

/** For the routes. The error page reloads, at the address that was asked for. */
export function loadPage<T>(load: () => Promise<T>): () => Promise<T> {
  return () =>
    load().catch(() => {
      throw new PageMissing()
    })
}

/**
 * For a part of a page that comes later. When it is missing, the new version is fetched, but not from under the fingers
 * of somebody who has typed something.
 */
export function lazyPart<P>(load: () => Promise<{ default: ComponentType<P> }>) {
  return lazy(() => load().catch(instead))
}

function instead(error: unknown): Promise<never> {
  if (hasTypedText(document)) announceNewVersion()
  else if (!reloadOnce()) throw error
  return new Promise(() => undefined)
}
