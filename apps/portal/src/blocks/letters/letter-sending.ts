import { CallFailed } from '@amparo/contract/call'
import { useEffect } from 'react'
import { pause } from '../../platform/calls/pause.ts'
import { createStore, useStore } from '../../platform/state/create-store.ts'
import { submitLetter } from '../../queries/submit-letter.ts'
import { type AppPart, useAppPart } from '../../session/app-parts.ts'
import { letters } from '../../session/letters/letters.ts'
import type { MadeLetter } from '../../session/letters/stored-letter.ts'

/** `waiting`: it failed and will be retried; `refused`: it would be refused again. */
export type SendingState = 'sending' | 'waiting' | 'refused' | 'registered' | 'not-posted'
type States = Readonly<Record<string, SendingState>>

/** After the last of these waits, each further one is as long. */
const waits = [2_000, 10_000, 30_000, 60_000]

/**
 * Posts letters while their person already reads and prints them (C-324). A failure is reported under TRAVEL_LETTER_API_ERROR (C-602), once for each
 * series of attempts, and the letter is sent again until it is registered, refused, or no longer there because the session has ended.
 */
export const letterSending: AppPart<{
  send(letter: MadeLetter): void
  states: ReturnType<typeof createStore<States>>
}> = (app) => {
  const { platform, session } = app
  const made = app.part(letters)
  const states = createStore<States>({})
  const running = new Map<string, AbortController>()
  const mark = (number: string, state: SendingState) => states.update((before) => ({ ...before, [number]: state }))

  const stop = (isOver: (number: string) => boolean) => {
    for (const [number, control] of running) if (isOver(number)) control.abort()
  }
  session.subscribe(() => stop((number) => !made.all().some((letter) => letter.number === number)))
  session.onTimeout(() => stop(() => true))

  async function attempt({ number, toSend }: MadeLetter, signal: AbortSignal): Promise<void> {
    if (!toSend) return
    for (let failures = 0; ; failures += 1) {
      mark(number, 'sending')
      const error = await submitLetter(platform, toSend, { signal }).then(
        () => null,
        (failure: unknown) => failure,
      )
      if (signal.aborted) return
      if (error === null) {
        made.markSent(number)
        return mark(number, 'registered')
      }
      if (failures === 0) platform.report('TRAVEL_LETTER_API_ERROR', error)
      if (isFinal(error)) return mark(number, 'refused')
      mark(number, 'waiting')
      await pause(waits[Math.min(failures, waits.length - 1)] as number, signal)
    }
  }

  return {
    states,
    /** Starts at once, also while it waits for its next attempt. */
    send(letter) {
      const { number } = letter
      running.get(number)?.abort()
      const control = new AbortController()
      running.set(number, control)
      attempt(letter, control.signal)
        .catch(() => undefined)
        .finally(() => running.get(number) === control && running.delete(number))
    },
  }
}

/** The server understood the letter and does not accept it. Anything else, such as no network or too many calls, may pass. */
function isFinal(error: unknown): boolean {
  return error instanceof CallFailed && error.status >= 400 && error.status < 500 && error.status !== 429
}

/** How far the posting of a letter is. One that was not registered before a reload is sent again. */
export function useLetterSending(letter: MadeLetter | null): { state: SendingState; tryAgain: () => void } {
  const { send, states } = useAppPart(letterSending)
  const state = useStore(states)[letter?.number ?? '']
  const isIdle = letter !== null && letter.toSend !== null && state === undefined

  useEffect(() => {
    if (isIdle) send(letter)
  }, [isIdle, letter, send])

  return {
    state: letter?.code == null ? 'not-posted' : (state ?? (letter.toSend ? 'sending' : 'registered')),
    tryAgain: () => letter && send(letter),
  }
}
