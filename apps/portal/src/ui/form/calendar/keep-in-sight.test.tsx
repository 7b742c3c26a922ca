import { expect, it } from 'vitest'
import { keepInSight, placeOf } from './keep-in-sight.ts'

const panel = { width: 336, height: 420 }
const desktop = { width: 1440, height: 900, isRightToLeft: false }
const phone = { width: 390, height: 844, isRightToLeft: false }
const field = (top: number, left = 16) => ({ top, bottom: top + 52, left, right: left + 320 })

it.each([
  ['below the field', field(100, 400), desktop, { top: 156, left: 400 }],
  ['above it, where there is no room below', field(700, 400), desktop, { top: 276, left: 400 }],
  ['inside the window, where neither has room', field(400), phone, { top: 416, left: 16 }],
  ['inside the window, at the end of a line', field(100, 300), phone, { top: 156, left: 46 }],
  [
    'at the right edge of the field in Arabic',
    field(100, 1000),
    { ...desktop, isRightToLeft: true },
    { top: 156, left: 984 },
  ],
  ['from the top of a window that is too small', field(100), { ...phone, height: 300 }, { top: 8, left: 16 }],
])('places the calendar %s', (_, at, room, place) => expect(placeOf(at, panel, room)).toEqual(place))

it('follows its field until it is closed', () => {
  const [box, input] = [document.createElement('div'), document.createElement('div')]
  let top = 100
  input.getBoundingClientRect = () => ({ ...field(top), width: 320, height: 52 }) as DOMRect
  Object.defineProperty(document.documentElement, 'clientHeight', { value: 844, configurable: true })
  const stop = keepInSight(box, input)
  expect(box.style.top).toBe('156px')
  top = 60
  dispatchEvent(new Event('scroll'))
  expect(box.style.top).toBe('116px')
  stop()
  top = 20
  dispatchEvent(new Event('scroll'))
  expect(box.style.top).toBe('116px')
})
