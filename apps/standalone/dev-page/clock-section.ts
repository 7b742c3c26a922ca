import { call } from '@amparo/contract/call'
import { el, field } from '../../api/docs-page/element.ts'
import { type ClockState, moveClock, readClock } from '../src/dev/dev-contract.ts'
import { announce } from './announce.ts'
import { daysLater, localInputValue, monthLater } from './local-time.ts'

const written = new Intl.DateTimeFormat('en-GB', {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
})

export async function showClock(section: HTMLElement) {
  const time = el('p', { class: 'time' })
  const state = el('p', { class: 'soft small' })
  const problem = el('p', { class: 'notice-danger', role: 'alert', hidden: true })
  const input = el('input', { type: 'datetime-local', required: true })
  let offset = 0
  const now = () => new Date(Date.now() + offset)
  const tick = () => {
    time.textContent = written.format(now())
  }
  const take = (answer: ClockState) => {
    offset = Date.parse(answer.now) - Date.now()
    input.value = localInputValue(now())
    state.replaceChildren(
      answer.offset_ms === 0 ? 'The real time.' : el('span', { class: 'badge badge-warning' }, 'Moved'),
    )
    tick()
  }
  const move = async (to: Date | null) => {
    problem.hidden = true
    try {
      take(await call(moveClock, { body: { to: to?.toISOString() ?? null } }))
      announce(`The clock says ${written.format(now())}`)
    } catch (error) {
      problem.textContent = `The clock was not moved (${(error as Error).message}). Try again.`
      problem.hidden = false
    }
  }

  take(await call(readClock, {}))
  setInterval(tick, 1_000)
  const form = el('form', { class: 'clock-form' }, field('Move to', input), el('button', { class: 'button' }, 'Set'))
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    void move(new Date(input.value))
  })
  const jumps = el(
    'div',
    { class: 'actions clock-jumps' },
    jump('+1 day', () => move(daysLater(now(), 1))),
    jump('+1 month', () => move(monthLater(now()))),
    jump('Back to now', () => move(null)),
  )
  section.append(time, state, form, jumps, problem)
}

function jump(label: string, go: () => Promise<void>): HTMLElement {
  return el('button', { class: 'button button-second', type: 'button', on: { click: () => void go() } }, label)
}
