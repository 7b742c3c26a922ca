import { createStore, type Store, useStore } from '../../platform/state/create-store.ts'
import { type AppPart, useAppPart } from '../app-parts.ts'
import { openDraftCollection } from '../drafts/draft-collection.ts'
import { letterDraftKind, type MadeLetter, type StoredLetter } from './stored-letter.ts'

type Letters = {
  /** Resolves once it is known what this device has. */
  ready: Promise<void>
  /** The newest letter of a benefit. */
  of(benefitCode: string): MadeLetter | null
  all(): MadeLetter[]
  /** The letter is here at once; resolves when it is on this device too. */
  add(letter: MadeLetter): Promise<void>
  markSent(number: string): void
  /** What was typed into the form of a benefit's letter, as long as none was made of it. */
  answersOf(benefitCode: string): StoredLetter['answers']
  saveAnswers(benefitCode: string, answers: StoredLetter['answers']): Promise<void>
  stored: Store<readonly StoredLetter[]>
}

/**
 * The letters of this card and the forms that were closed, in the encrypted draft store: every tab of the session has them. What is not of this card
 * is deleted, so that a session leaves nothing behind. Changes are here at once and reach the device later, so that a letter opens without waiting.
 */
export const letters: AppPart<Letters> = (app) => {
  const { panToken: ownToken, ...session } = app.session
  const collection = openDraftCollection(app, letterDraftKind)
  const stored = createStore<readonly StoredLetter[]>([])
  const deleted = new Set<string>()
  /** Changes that are not on the device yet, the oldest first. One that fails because the server cannot be asked for the key is tried again. */
  const unwritten: (() => Promise<unknown>)[] = []
  let token = ownToken()
  let last: Promise<void> = Promise.resolve()

  const inTurn = (work: () => Promise<void>) => {
    last = last.then(work, work)
    return last
  }
  async function write() {
    for (let next = unwritten[0]; next; next = unwritten[0]) {
      await next()
      unwritten.shift()
    }
  }
  async function read() {
    const all = await collection.list()
    for (const { panToken, benefitCode } of all.filter((one) => !isOwn(one))) {
      const name = `${panToken} ${benefitCode}`
      // Once only: a deletion is a change too, and where it fails it would be tried for ever.
      if (!deleted.has(name)) await collection.remove(benefitCode)
      deleted.add(name)
    }
    // What is still to be written is newer.
    if (unwritten.length === 0) stored.set(all.filter(isOwn))
  }
  const load = () => write().then(read, read)
  const isOwn = ({ panToken }: Pick<StoredLetter, 'panToken'>) => panToken === ownToken()

  function change(benefitCode: string, how: (before: StoredLetter) => StoredLetter): Promise<void> {
    const panToken = ownToken()
    if (panToken === null) return Promise.resolve()
    const empty = { panToken, benefitCode, answers: null, made: null }
    const apply = (before: StoredLetter | null | undefined) => how(before && isOwn(before) ? before : empty)
    const isOther = (one: StoredLetter) => one.benefitCode !== benefitCode
    stored.update((all) => [apply(all.find((one) => !isOther(one))), ...all.filter(isOther)])
    unwritten.push(async () => ownToken() === panToken && collection.update(benefitCode, apply))
    return inTurn(write).catch((error) => {
      app.platform.report('LOCAL_FORAGE_ERROR', error)
      // The list announces itself again while the key is missing.
      void inTurn(read)
    })
  }

  function follow() {
    if (ownToken() === token) return
    token = ownToken()
    stored.set([])
    void inTurn(load)
  }
  session.subscribe(follow)
  session.onTimeout(follow)
  collection.subscribe(() => void inTurn(load))

  const found = (benefitCode: string) => stored.get().find((one) => one.benefitCode === benefitCode && isOwn(one))
  const all = () => stored.get().flatMap((one) => (one.made && isOwn(one) ? [one.made] : []))

  return {
    ready: inTurn(load),
    all,
    of: (benefitCode) => found(benefitCode)?.made ?? null,
    async add(made) {
      await change(made.benefitCode, (before) => ({ ...before, answers: null, made }))
      await collection.settle(made.benefitCode)
    },
    markSent(number) {
      const letter = all().find((one) => one.number === number)
      const sent = ({ made, ...more }: StoredLetter) => ({
        ...more,
        made: made?.number === number ? { ...made, toSend: null } : made,
      })
      if (letter) void change(letter.benefitCode, sent)
    },
    answersOf: (benefitCode) => found(benefitCode)?.answers ?? null,
    saveAnswers: (benefitCode, answers) => change(benefitCode, (before) => ({ ...before, answers })),
    stored,
  }
}

/** The letter that was made for a benefit with this card, if there is one. */
export function useMadeLetter(benefitCode: string): MadeLetter | null {
  const { of, stored } = useAppPart(letters)
  useStore(stored)
  return of(benefitCode)
}
