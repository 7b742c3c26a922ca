import { isNextPage } from '../platform/navigation/marketplace-paths.ts'
import { withoutThrowing } from '../platform/state/without-throwing.ts'

const KEY = 'amparo-sign-in-next'

/** Where a sign-in link leads once it is opened in this browser, in whatever tab. Nothing of it is in the link itself. */
export function rememberNext(next: string | undefined) {
  withoutThrowing(() => (next ? localStorage.setItem(KEY, next) : localStorage.removeItem(KEY)))
}

export function rememberedNext(): string | undefined {
  const next = withoutThrowing(() => localStorage.getItem(KEY)) ?? ''
  return isNextPage(next) ? next : undefined
}
