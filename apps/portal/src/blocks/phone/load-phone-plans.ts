import type { plans } from './phone-plans.ts'

type Plans = typeof plans

let loaded: Plans | undefined
let loading: Promise<void> | undefined

export const phonePlans = () => loaded

/** Loads the numbering plans. Without them a number is checked by its shape, and the server decides. After a failure the next call tries again. */
export function loadPhonePlans(): Promise<void> {
  loading ??= import('./phone-plans.ts').then(
    (module) => {
      loaded = module.plans
    },
    () => {
      loading = undefined
    },
  )
  return loading
}
