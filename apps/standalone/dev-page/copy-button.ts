import { el } from '../../api/docs-page/element.ts'
import { announce } from './announce.ts'
import { copyText } from './copy-text.ts'

const COPIED_MS = 2_000

export function copyButton(number: string): HTMLElement {
  const button = el('button', { class: 'copy', type: 'button', 'aria-label': `Copy ${number}` }, 'Copy')
  button.addEventListener('click', async () => {
    const copied = await copyText(number)
    announce(copied ? `${number} copied` : 'Copying isn’t allowed here. Select the number instead.')
    button.textContent = copied ? 'Copied' : 'Not copied'
    setTimeout(() => {
      button.textContent = 'Copy'
    }, COPIED_MS)
  })
  return button
}
