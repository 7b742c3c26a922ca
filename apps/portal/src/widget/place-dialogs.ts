const MARGIN = 16

/**
 * Opens dialogs next to the control that was used last. The iframe is as high as its content, so a dialog in its middle could be far outside
 * the part that the person sees.
 */
export function placeDialogs(page: Document) {
  let used = 0
  const note = ({ target }: Event) => {
    if (target instanceof Element && !target.closest('dialog')) used = target.getBoundingClientRect().top
  }
  page.addEventListener('pointerdown', note, true)
  page.addEventListener('focusin', note, true)

  new MutationObserver(() => {
    for (const dialog of page.querySelectorAll<HTMLElement>('dialog[open]:not([data-placed])')) {
      dialog.dataset.placed = ''
      const room = innerHeight - dialog.offsetHeight - MARGIN
      const top = Math.max(MARGIN, Math.min(used - dialog.offsetHeight / 2, room))
      Object.assign(dialog.style, { marginBlock: '0', insetBlockStart: `${top}px`, insetBlockEnd: 'auto' })
      dialog.scrollIntoView({ block: 'nearest' })
    }
  }).observe(page.body, { subtree: true, childList: true, attributes: true, attributeFilter: ['open'] })
}
