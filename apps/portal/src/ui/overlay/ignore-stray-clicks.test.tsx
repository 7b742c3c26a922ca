import { beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { ignoreStrayClicks } from './ignore-stray-clicks.ts'

beforeAll(() => ignoreStrayClicks(document))
beforeEach(() => document.body.replaceChildren())

function add(html: string, onClick: () => void): HTMLElement {
  document.body.insertAdjacentHTML('beforeend', html)
  const added = document.body.lastElementChild as HTMLElement
  added.addEventListener('click', onClick)
  return added
}
const click = (element: Element, detail: number) =>
  element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail }))

it('ignores the rest of a double or triple click on a control that took the place of the first', () => {
  const [send, leave] = [vi.fn(), vi.fn()]
  const first = add('<button>Yes, send it</button>', send)
  click(first, 1)
  first.remove()
  const second = add('<button>Leave</button>', leave)

  expect(click(second, 2)).toBe(false)
  expect(click(second, 3)).toBe(false)
  expect([send.mock.calls.length, leave.mock.calls.length]).toEqual([1, 0])
  click(second, 1)
  expect(leave).toHaveBeenCalledOnce()
})

it('ignores it on a control that says something else now', () => {
  const pressed = vi.fn()
  const button = add('<button>Next</button>', pressed)
  click(button, 1)
  button.textContent = 'Send'
  click(button, 2)
  expect(pressed).toHaveBeenCalledOnce()
})

it('lets a double click on one control through, and on the parts and the label of one', () => {
  const pressed = vi.fn()
  const button = add('<button><i></i><b>Next month</b></button>', pressed)
  click(button.children[0] as Element, 1)
  click(button.children[1] as Element, 2)
  expect(pressed).toHaveBeenCalledTimes(2)

  const box = add('<input type="checkbox" id="box">', pressed)
  const label = add('<label for="box">Yes</label>', pressed)
  click(label, 1)
  expect(click(box, 2)).toBe(true)
})

it('lets clicks of a keyboard or a program through', () => {
  const pressed = vi.fn()
  click(add('<button>One</button>', pressed), 1)
  click(add('<button>Two</button>', pressed), 0)
  expect(pressed).toHaveBeenCalledTimes(2)
})
