import { mountClaimWidget } from '../blocks/claim-widget/mount-claim-widget.ts'

// This is /widget/v1.js, which runs on the site that includes it. docs/widget.md describes its attributes and events.
const script = document.currentScript as HTMLScriptElement | null
if (script) show(script)

function show({ src, dataset }: HTMLScriptElement) {
  const container = dataset.target ? document.querySelector(dataset.target) : afterScript()
  if (!container) throw new Error(`amparo: there is no element ${dataset.target}`)
  const dispatch = (name: string, detail: object = {}) =>
    container.dispatchEvent(new CustomEvent(`amparo-claim:${name}`, { bubbles: true, detail }))
  let first = dataset.token

  mountClaimWidget({
    container,
    url: new URL('/widget/claim', src).href,
    title: dataset.title ?? 'Claim form',
    theme: themeOf(document),
    hidden: {
      environment: dataset.environment ?? location.hostname,
      has_accident_medical_expense: dataset.hasAccidentMedicalExpense ?? 'false',
      has_critical_illness: dataset.hasCriticalIllness ?? 'false',
    },
    async onTokenNeeded() {
      const given = first
      first = undefined
      if (given) return given
      let answer: string | Promise<string> | null = null
      dispatch('token-needed', {
        give: (token: string | Promise<string>) => {
          answer = token
        },
      })
      return answer
    },
    onReady: () => void dispatch('ready'),
    onActive: () => void dispatch('active'),
    onSubmitted: (claim_number) => void dispatch('submitted', { claim_number }),
    onClosed: () => void dispatch('closed'),
    onUnavailable: () => void dispatch('unavailable'),
  })
}

function afterScript(): Element {
  const container = document.createElement('div')
  script?.after(container)
  return container
}

/** A site that has no dark look gets the light form, whatever the device prefers. */
function themeOf(page: Document): 'light' | undefined {
  return getComputedStyle(page.documentElement).colorScheme.includes('dark') ? undefined : 'light'
}
