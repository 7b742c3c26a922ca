/** Announces a text to screen readers; emptied first, so that the same text is announced again. */
export function announce(words: string) {
  const announcer = document.getElementById('announcer') as HTMLElement
  announcer.textContent = ''
  requestAnimationFrame(() => {
    announcer.textContent = words
  })
}
