import type { ClaimPage } from '@amparo/contract/claim-forms'
import { type ComponentType, type ReactNode, useState } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { definition } from './definition.ts'
import { HandWritten } from './hand-written.tsx'

export type Kind = 'ours' | 'hand-written'
export type Measured = { load: number; keystroke: number; reveal: number }

const KEYSTROKES = 15
const REVEALS = 3
const QUESTIONS_PER_SAMPLE = 240

type Parts = { Form: ComponentType<{ page: ClaimPage }>; Around: ComponentType<{ children: ReactNode }> }

/** Runs in the browser: renders a page, types into it, reveals questions with a radio button, and returns how long each took. */
export function measurePage({ Form, Around }: Parts) {
  const once = async (kind: Kind, page: ClaimPage): Promise<Measured> => {
    const place = document.body.appendChild(document.createElement('main'))
    const root: Root = createRoot(place)
    let show: (shown: ReactNode) => void = () => undefined
    const Stage = () => {
      const [shown, setShown] = useState<ReactNode>(null)
      show = setShown
      return shown
    }
    // The surroundings of the page are rendered before the measurement.
    root.render(
      <Around>
        <Stage />
      </Around>,
    )
    await painted()
    const load = await timed(async () => {
      show(kind === 'ours' ? <Form page={page} /> : <HandWritten page={page} />)
      await appeared(place)
    })
    const keystroke = await typing(place)
    const reveal = await revealing(place)
    root.unmount()
    place.remove()
    return { load, keystroke, reveal }
  }

  return async (kind: Kind, count: number): Promise<Measured> => {
    const page = definition(count)
    const times: Measured[] = []
    // A short page is measured several times, until the sample is large enough to stand out from the noise.
    while (times.length * count < QUESTIONS_PER_SAMPLE) times.push(await once(kind, page))
    const middle = (what: keyof Measured) => median(times.map((one) => one[what]))
    return { load: middle('load'), keystroke: middle('keystroke'), reveal: middle('reveal') }
  }
}

async function typing(place: HTMLElement): Promise<number> {
  const fields = place.querySelectorAll<HTMLInputElement>('input[name^=q_][type=text]')
  const field = fields[Math.floor(fields.length / 2)]
  if (!field) throw new Error('nothing to type into')
  field.focus()
  await painted()
  const times: number[] = []
  for (let key = 0; key < KEYSTROKES; key++) {
    times.push(
      await timed(async () => {
        document.execCommand('insertText', false, 'a')
      }),
    )
  }
  if (field.value.length !== KEYSTROKES) throw new Error(`typed ${KEYSTROKES} letters, found ${field.value.length}`)
  field.blur()
  await painted()
  return median(times)
}

async function revealing(place: HTMLElement): Promise<number> {
  const [no, yes] = place.querySelectorAll<HTMLInputElement>('input[name=steering]')
  const times: number[] = []
  for (let turn = 0; turn < REVEALS; turn++) {
    no?.click()
    await painted()
    times.push(await timed(async () => yes?.click()))
    if (!place.querySelector('[name=more_0]')) throw new Error('nothing was revealed')
  }
  return median(times)
}

async function timed(work: () => Promise<void>): Promise<number> {
  const from = performance.now()
  await work()
  await painted()
  return performance.now() - from
}

async function appeared(place: HTMLElement) {
  while (!place.querySelector('form')) await new Promise((done) => setTimeout(done))
}

/** Waits for the next paint: a message that is posted in an animation frame arrives after the paint. */
function painted(): Promise<void> {
  return new Promise((done) => {
    requestAnimationFrame(() => {
      const channel = new MessageChannel()
      channel.port1.onmessage = () => done()
      channel.port2.postMessage(null)
    })
  })
}

function median(values: number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] as number
}
