import type { HostMessage } from '@amparo/contract/frame-messages'
import { cardNumberProblem } from '@amparo/rules/card/card-number'
import type { cardInput } from './card-input.ts'
import type { exchangeNumber } from './exchange-number.ts'
import type { FrameNews } from './host-link.ts'

type Parts = { field: ReturnType<typeof cardInput>; exchange: typeof exchangeNumber; post: (news: FrameNews) => void }

/** The field's behaviour. The number stays in the input; the host gets only validity, a token or an error code. */
export function runField({ field, exchange, post }: Parts) {
  const { input, form } = field
  const answered = new Set<string>()
  let touched = false
  let focused = false

  const problem = () => cardNumberProblem(input.value)
  const tell = () => post({ type: 'state', problem: problem(), touched, focused })
  const wipe = () => {
    input.value = ''
    touched = false
  }

  input.addEventListener('input', tell)
  input.addEventListener('focus', () => {
    focused = true
    tell()
  })
  input.addEventListener('blur', () => {
    focused = false
    touched = true
    tell()
  })
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    post({ type: 'submit' })
  })

  async function tokenise(id: string) {
    if (answered.has(id)) return
    answered.add(id)
    touched = true
    tell()
    post(
      problem()
        ? { type: 'failed', id, code: 'invalid_card_number', request_id: null }
        : { ...(await exchange(input.value)), id },
    )
  }

  return {
    tell,
    wipe,
    obey(message: HostMessage) {
      if (message.type === 'look') field.wear(message.look)
      if (message.type === 'focus') input.focus()
      if (message.type === 'tokenise') void tokenise(message.id)
      if (message.type === 'clear') {
        wipe()
        tell()
      }
    },
  }
}
