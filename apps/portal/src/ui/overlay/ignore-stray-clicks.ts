/**
 * Ignores the second click of a double click where it would hit something else than the first: a dialog or page that has appeared under the
 * pointer meanwhile. Nobody can have meant to press what was not there. The browser counts the clicks, by the person's own settings.
 */
export function ignoreStrayClicks(page: Document): void {
  let first = { control: null as Element | null, label: '' }

  page.addEventListener(
    'click',
    (event) => {
      const control = controlAt(event.target)
      // A control that stays but says something else does something else.
      const label = control?.textContent ?? ''
      if (event.detail < 2) first = { control, label }
      else if (control !== first.control || label !== first.label) {
        event.preventDefault()
        event.stopImmediatePropagation()
      }
    },
    { capture: true },
  )
}

/** What a click at this element operates: a click on a label is followed by one on its control. */
function controlAt(target: EventTarget | null): Element | null {
  if (!(target instanceof Element)) return null
  return target.closest('label')?.control ?? target.closest('a, button, summary') ?? target
}
