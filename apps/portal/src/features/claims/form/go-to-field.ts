import { fieldId } from './field.tsx'

/** C-147. */
export const SCROLL_OFFSET_PX = 100

/** The control that a problem is about, at eye level. Of radio buttons it is the chosen one. */
export function goToField(form: HTMLElement, path: string): boolean {
  const field = form.querySelector<HTMLElement>(`[data-path="${CSS.escape(path)}"]`)
  const control =
    field?.querySelector<HTMLElement>('input[type=radio]:checked') ??
    field?.querySelector<HTMLElement>(`#${CSS.escape(fieldId(path))}`) ??
    field?.querySelector<HTMLElement>('input, select, textarea') ??
    field?.querySelector<HTMLElement>('button')
  if (!field || !control) return false
  control.focus({ preventScroll: true })
  scrollTo({ top: Math.max(0, field.getBoundingClientRect().top + scrollY - SCROLL_OFFSET_PX) })
  return true
}

/** The fields that the focus goes out of: the one around it, and the groups around that. */
export function fieldsLeft(from: Element, to: EventTarget | null): string[] {
  const left: string[] = []
  let field = from.closest<HTMLElement>('[data-path]')
  while (field) {
    if (!(to instanceof Node && field.contains(to))) left.push(field.dataset.path as string)
    field = field.parentElement?.closest<HTMLElement>('[data-path]') ?? null
  }
  return left
}
