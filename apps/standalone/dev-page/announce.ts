/** Announces a text to screen readers; emptied first, so that the same text is announced again. */
export function announce(text: string) {
  const announcer = document.getElementById('announcer') as HTMLElement
  announcer.textContent = ''
  requestAnimationFrame(() => {
    announcer.textContent = text
  })
}
