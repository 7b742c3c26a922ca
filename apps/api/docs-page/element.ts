type Child = Node | string | null | undefined | false
type Listeners = { [Event in keyof HTMLElementEventMap]?: (event: HTMLElementEventMap[Event]) => void }
type Attributes = Record<string, string | number | boolean | null | undefined | Listeners> & { on?: Listeners }

/** Creates an element. Text is set as text and never parsed as markup, as Trusted Types requires. */
export function el<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  { on = {}, ...attributes }: Attributes = {},
  ...children: Child[]
): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag)
  for (const [name, value] of Object.entries(attributes)) {
    if (value === true) element.setAttribute(name, '')
    else if (value !== false && value !== null && value !== undefined) element.setAttribute(name, String(value))
  }
  for (const [event, listener] of Object.entries(on)) element.addEventListener(event, listener as EventListener)
  element.append(...children.filter((child): child is Node | string => Boolean(child)))
  return element
}

let ids = 0

/** A label with its control. */
export function field(label: string, control: HTMLElement, hint?: string): HTMLElement {
  control.id ||= `control-${++ids}`
  if (!hint) return el('div', { class: 'field' }, el('label', { for: control.id }, label), control)
  const hintId = `${control.id}-hint`
  control.setAttribute('aria-describedby', hintId)
  return el(
    'div',
    { class: 'field' },
    el('label', { for: control.id }, label),
    el('p', { class: 'hint', id: hintId }, hint),
    control,
  )
}

/** Replaces the options of a select. */
export function fillSelect(select: HTMLSelectElement, options: readonly { value: string; text: string }[]) {
  select.replaceChildren(...options.map(({ value, text }) => el('option', { value }, text)))
}
