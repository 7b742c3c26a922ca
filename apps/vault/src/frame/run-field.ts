import type { HostMessage } from '@amparo/contract/frame-messages'
import type { cardInput } from './card-input.ts'
import type { Kind } from './fields/field-kinds.ts'
import type { FrameNews } from './host-link.ts'

type Parts = { field: ReturnType<typeof cardInput>; kind: Kind; post: (news: FrameNews) => void }

/** The field's behaviour. What is typed stays in the input; the host gets only validity, a token or source, or an error code. */
export function runField({ field, kind, post }: Parts) {
  const { input, form } = field
  const answered = new Set<string>()
  let touched = false
  let focused = false

  const tell = () => post({ type: 'state', problem: kind.problemOf(input.value), touched, focused })
  const wipe = () => {
    input.value = ''
    touched = false
  }
  const touch = () => {
    touched = true
    tell()
  }

  input.addEventListener('input', tell)
  input.addEventListener('focus', () => {
    focused = true
    tell()
  })
  input.addEventListener('blur', () => {
    focused = false
    if (kind.tidy) input.value = kind.tidy(input.value)
    touch()
  })
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    post({ type: 'submit' })
  })

  async function answer(request: Extract<HostMessage, { id: string }>) {
    const { type, id } = request
    if (!kind.answer || type !== kind.answers || answered.has(id)) return
    answered.add(id)
    touch()
    post({ ...(await kind.answer(input.value, request)), id })
  }

  return {
    tell,
    wipe,
    /** Another field asks for the text, because the card is about to be submitted. */
    read() {
      touch()
      return input.value
    },
    obey(message: HostMessage) {
      if (message.type === 'look') field.wear(message.look)
      if (message.type === 'focus') input.focus()
      if (message.type === 'tokenise' || message.type === 'request-source') void answer(message)
      if (message.type === 'clear') {
        wipe()
        tell()
      }
    },
  }
}
