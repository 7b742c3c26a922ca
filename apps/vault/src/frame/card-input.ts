import type { FieldLook } from '@amparo/contract/frame-messages'

/** The elements of frame.html. */
export function cardInput(page: Document) {
  const byId = <E extends HTMLElement>(id: string) => page.getElementById(id) as E
  const parts = { label: byId('label'), help: byId('help'), problem: byId('problem') }
  const input = byId<HTMLInputElement>('number')
  const root = page.documentElement
  const canMask = page.defaultView?.CSS?.supports?.('-webkit-text-security', 'disc') ?? false

  return {
    input,
    form: byId<HTMLFormElement>('form'),
    /** Texts as text and colours through CSSOM: nothing that comes in is ever read as markup. */
    wear({ label, help, problem, language, direction, theme, colours, revealed }: FieldLook) {
      root.lang = language
      root.dir = direction
      root.dataset.theme = theme
      root.style.cssText = ''
      for (const [name, value] of Object.entries(colours)) root.style.setProperty(name, value)

      parts.label.textContent = label
      parts.help.textContent = help
      // Written only when it changes: an alert that is written again is read aloud again.
      if (parts.problem.textContent !== (problem ?? '')) parts.problem.textContent = problem
      input.setAttribute('aria-invalid', String(problem !== null))
      input.classList.toggle('masked', !revealed)
      // A password field is the second choice: browsers offer to keep what is typed into it.
      if (!canMask) input.type = revealed ? 'text' : 'password'
    },
  }
}
