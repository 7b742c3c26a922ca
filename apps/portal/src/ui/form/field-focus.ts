/** How far below the top of the window a field is after scrolling to it (C-147). */
const SCROLL_OFFSET_PX = 100

/** Focuses the control of a field and scrolls to it. In a group of radio buttons that is the chosen one. */
export function goToField(id: string) {
  const field = document.querySelector<HTMLElement>(`[data-field="${CSS.escape(id)}"]`)
  const control =
    field?.querySelector<HTMLElement>('input[type=radio]:checked') ??
    document.getElementById(id) ??
    field?.querySelector<HTMLElement>('input, select, textarea') ??
    field?.querySelector<HTMLElement>('button')
  if (!field || !control) return
  control.focus({ preventScroll: true })
  const dialog = field.closest('dialog')
  if (dialog)
    dialog.scrollTop += field.getBoundingClientRect().top - dialog.getBoundingClientRect().top - SCROLL_OFFSET_PX
  else scrollTo({ top: Math.max(0, field.getBoundingClientRect().top + scrollY - SCROLL_OFFSET_PX) })
}

/** The ids of the fields that the focus leaves: the one around it, and the groups around that. */
export function fieldsLeft(from: Element, to: EventTarget | null): string[] {
  const left: string[] = []
  let field = from.closest<HTMLElement>('[data-field]')
  while (field) {
    if (!(to instanceof Node && field.contains(to))) left.push(field.dataset.field as string)
    field = field.parentElement?.closest<HTMLElement>('[data-field]') ?? null
  }
  return left
}
