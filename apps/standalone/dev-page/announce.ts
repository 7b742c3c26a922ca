/** Says it to a screen reader; emptied first, so that the same words are heard again. */
export function announce(words: string) {
  const announcer = document.getElementById('announcer') as HTMLElement
  announcer.textContent = ''
  requestAnimationFrame(() => {
    announcer.textContent = words
  })
}
