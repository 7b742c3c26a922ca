import type { FieldLook } from '@amparo/contract/frame-messages'
import type { Kind } from './fields/field-kinds.ts'

/** The elements of frame.html. */
export function cardInput(page: Document, { autocomplete, maxLength }: Pick<Kind, 'autocomplete' | 'maxLength'>) {
  const byId = <E extends HTMLElement>(id: string) => page.getElementById(id) as E
  const parts = { label: byId('label'), help: byId('help'), problem: byId('problem') }
  const input = byId<HTMLInputElement>('number')
  input.setAttribute('autocomplete', autocomplete)
  input.maxLength = maxLength
  const root = page.documentElement
  const canMask = page.defaultView?.CSS?.supports?.('-webkit-text-security', 'disc') ?? false

  return {
    input,
    form: byId<HTMLFormElement>('form'),
    /** Sets texts as text and colours through CSSOM, so that nothing from the host is parsed as markup. */
    wear({ label, help, problem, language, direction, theme, colours, revealed }: FieldLook) {
      root.lang = language
      root.dir = direction
      root.dataset.theme = theme
      root.style.cssText = ''
      for (const [name, value] of Object.entries(colours)) root.style.setProperty(name, value)

      page.title = label
      parts.label.textContent = label
      parts.help.textContent = help
      // Set only when it changes: screen readers announce an alert again whenever it is set.
      if (parts.problem.textContent !== (problem ?? '')) parts.problem.textContent = problem
      input.setAttribute('aria-invalid', String(problem !== null))
      input.classList.toggle('masked', !revealed)
      // A password field is the fallback, because browsers offer to save what is typed into one.
      if (!canMask) input.type = revealed ? 'text' : 'password'
    },
  }
}
