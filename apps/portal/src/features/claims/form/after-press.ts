/**
 * Runs at once, or when the finger is up again: an error that appears while a button is pressed would move the button away
 * from under the press.
 */
export function afterPress(): { run: (work: () => void) => void; stop: () => void } {
  let isPressed = false
  let waiting: (() => void)[] = []
  const press = () => {
    isPressed = true
  }
  // The click is told after the release: only then may things move.
  const release = () =>
    setTimeout(() => {
      isPressed = false
      const works = waiting
      waiting = []
      for (const work of works) work()
    })
  addEventListener('pointerdown', press)
  addEventListener('pointerup', release)
  addEventListener('pointercancel', release)

  return {
    run: (work) => (isPressed ? void waiting.push(work) : work()),
    stop: () => {
      waiting = []
      removeEventListener('pointerdown', press)
      removeEventListener('pointerup', release)
      removeEventListener('pointercancel', release)
    },
  }
}
