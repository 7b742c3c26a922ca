import { waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { createTestApp, resetPage } from '../../testing/render-page.tsx'
import { aCard, aMadeLetter } from '../../testing/test-data.ts'
import type { DraftDatabase } from '../drafts/draft-database.ts'
import { combine, encrypt } from '../drafts/encryption.ts'
import { keyOfTests } from '../drafts/testing/keys-of-tests.ts'
import { blockedDatabase, fullDatabase, memoryDatabase, sharedDatabase } from '../drafts/testing/memory-database.ts'
import { RETRY_MS } from '../drafts/unstored-drafts.ts'
import { letters } from './letters.ts'
import { storedLetters } from './testing/stored-letters.ts'

afterEach(() => {
  vi.useRealTimers()
  resetPage()
})

const DRAFT_KEY = '/api/cardholder/v1/draft_key/'
const otherCard = aCard({ panToken: `pt_${'b'.repeat(43)}` })
const answers = { firstName: 'Amara', phoneNumber: '+65' }

async function open(letterDatabase: DraftDatabase = memoryDatabase(), card = aCard()) {
  const { app, asked } = createTestApp({ card, letterDatabase })
  const part = app.part(letters)
  await part.ready
  return { app, letters: part, database: letterDatabase, reports: () => asked.map(({ body }) => body) }
}
type Opened = Awaited<ReturnType<typeof open>>
const written = ({ database }: Opened, count = 1) =>
  waitFor(async () => expect(await database.all()).toHaveLength(count))

describe('letters of a session', () => {
  it('are there at once, and with labels in place of codes after a reload [C-322]', async () => {
    const opened = await open()
    opened.letters.add(aMadeLetter())
    expect(opened.letters.of('TIN')).toEqual(aMadeLetter())
    await written(opened)
    const again = await open(opened.database)
    expect(again.letters.of('TIN')).toEqual(aMadeLetter())
    expect(again.letters.of('TIN')?.values.destination).toBe('Japan')
    expect(again.letters.of('CDW')).toBeNull()
  })

  it('are nowhere on the device in clear text', async () => {
    const opened = await open()
    opened.letters.add(aMadeLetter())
    await opened.letters.saveAnswers('CDW', answers)
    await written(opened, 2)
    const bodies = (await opened.database.all()).map(({ body }) => Buffer.from(body).toString('latin1'))
    const places = [localStorage, sessionStorage, location.href, history.state, bodies]
    expect(JSON.stringify(places)).not.toMatch(/Amara/)
  })

  it('have one for each benefit, the newest', async () => {
    const opened = await open()
    opened.letters.add(aMadeLetter())
    opened.letters.add(aMadeLetter({ number: '402117948736000004322' }))
    expect(opened.letters.of('TIN')?.number).toBe('402117948736000004322')
    await written(opened)
    expect((await open(opened.database)).letters.of('TIN')?.number).toBe('402117948736000004322')
  })

  it('are marked once they are registered', async () => {
    const { letters } = await open(await storedLetters(aMadeLetter()))
    letters.markSent('402117948736000004322')
    expect(letters.of('TIN')?.toSend).not.toBeNull()
    letters.markSent(aMadeLetter().number)
    expect(letters.of('TIN')?.toSend).toBeNull()
  })

  it('reach a second tab, when it is opened and later', async () => {
    const [here, elsewhere] = sharedDatabase()
    const [one, other] = [await open(here), await open(elsewhere)]
    one.letters.add(aMadeLetter())
    await waitFor(() => expect(other.letters.of('TIN')).toEqual(aMadeLetter()))
    other.letters.markSent(aMadeLetter().number)
    await waitFor(() => expect(one.letters.of('TIN')?.toSend).toBeNull())
    expect((await open(here)).letters.of('TIN')?.toSend).toBeNull()
  })
})

describe('answers of a form that was closed', () => {
  it('are there at once, after a reload, and until a letter is made of them', async () => {
    const opened = await open()
    const isSaved = opened.letters.saveAnswers('TIN', answers)
    expect(opened.letters.answersOf('TIN')).toEqual(answers)
    await isSaved
    await written(opened)
    const again = await open(opened.database)
    expect(again.letters.answersOf('TIN')).toEqual(answers)
    expect(again.letters.of('TIN')).toBeNull()
    again.letters.add(aMadeLetter())
    expect(again.letters.answersOf('TIN')).toBeNull()
  })

  it('leave the letter that was made before', async () => {
    const { letters } = await open(await storedLetters(aMadeLetter()))
    await letters.saveAnswers('TIN', answers)
    expect(letters.of('TIN')).toEqual(aMadeLetter())
  })
})

describe('the end of a session', () => {
  it.each<[string, (opened: Opened) => void]>([
    ['logout', ({ app }) => app.session.end()],
    ['a timeout', ({ app }) => app.session.expire()],
    ['another card', ({ app }) => app.session.begin(otherCard)],
  ])('by %s deletes letters and answers, also those that are being written', async (_, leave) => {
    const opened = await open(await storedLetters(aMadeLetter()))
    const isSaved = opened.letters.saveAnswers('CDW', answers)
    leave(opened)
    expect(opened.letters.of('TIN')).toBeNull()
    expect(opened.letters.answersOf('CDW')).toBeNull()
    await isSaved
    await written(opened, 0)
  })

  it.each<[string, (opened: Opened) => void]>([
    ['logout', ({ app }) => app.session.end()],
    ['a timeout', ({ app }) => app.session.expire()],
  ])('by %s leaves nothing to save for a form that is still open', async (_, leave) => {
    const opened = await open()
    leave(opened)
    await opened.letters.saveAnswers('TIN', answers)
    expect(opened.letters.answersOf('TIN')).toBeNull()
    await written(opened, 0)
  })

  it('without logout leaves nothing for the next card, and deletes it', async () => {
    const opened = await open(await storedLetters(aMadeLetter()), otherCard)
    expect(opened.letters.of('TIN')).toBeNull()
    await written(opened, 0)
  })
})

describe('a device that cannot store', () => {
  it.each([
    ['full', fullDatabase],
    ['blocked', blockedDatabase],
  ])('because it is %s has letters and answers until the page is left, and reports it [P-452]', async (_, database) => {
    const { letters, app, reports } = await open(database())
    letters.add(aMadeLetter())
    await letters.saveAnswers('CDW', answers)
    expect(letters.of('TIN')).toEqual(aMadeLetter())
    expect(letters.answersOf('CDW')).toEqual(answers)
    expect(reports()).toContainEqual(expect.objectContaining({ code: 'LOCAL_FORAGE_ERROR' }))
    app.session.end()
    expect(letters.of('TIN')).toBeNull()
  })

  it.each<[string, unknown]>([
    ['no letter', 'x'],
    ['an unknown kind', { made: { ...aMadeLetter(), kind: 'will' } }],
    ['a wrong number', { made: { ...aMadeLetter(), number: '1' } }],
    ['answers that are not text', { answers: { firstName: 1 } }],
  ])('what is asked of it, but %s, loses only that and reports it', async (_, broken) => {
    const database = await storedLetters(aMadeLetter())
    const whole = { panToken: aCard().panToken, benefitCode: 'CDW', answers: null, made: null }
    const value = typeof broken === 'object' ? { ...whole, ...broken } : broken
    const key = await combine(await database.key(), keyOfTests.key_half)
    const encrypted = await encrypt(key, { localId: 'CDW', expiresAt: Date.now() + 60_000, value })
    await database.put({ ...encrypted, keyId: keyOfTests.key_id })
    const { letters, reports } = await open(database)
    expect(letters.of('TIN')).toEqual(aMadeLetter())
    expect([letters.of('CDW'), letters.answersOf('CDW')]).toEqual([null, null])
    expect((await database.all()).map(({ localId }) => localId)).toEqual(['TIN'])
    expect(reports()).toContainEqual(expect.objectContaining({ code: 'LOCAL_FORAGE_ERROR' }))
  })
})

describe('a server that cannot be asked for the key', () => {
  async function openWithoutKey() {
    const database = await storedLetters(aMadeLetter())
    let isDown = true
    const { app, asked } = createTestApp({
      card: aCard(),
      letterDatabase: database,
      answers: { [DRAFT_KEY]: () => (isDown ? { status: 503, body: {} } : { body: keyOfTests }) },
    })
    const part = app.part(letters)
    await part.ready
    const comeBack = () => {
      isDown = false
    }
    return { letters: part, database, comeBack, reports: () => asked.map(({ body }) => body) }
  }
  const newest = aMadeLetter({ number: '402117948736000004322' })

  it('does not keep later letters from being stored', async () => {
    const { letters, database, comeBack, reports } = await openWithoutKey()
    await letters.saveAnswers('TIN', answers)
    expect(reports()).toContainEqual(expect.objectContaining({ code: 'LOCAL_FORAGE_ERROR' }))
    comeBack()
    await letters.add(newest)
    expect((await open(database)).letters.of('TIN')).toEqual(newest)
  })

  it('finds a letter that was made meanwhile when it is back', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const { letters, database, comeBack } = await openWithoutKey()
    await letters.add(newest)
    await vi.advanceTimersByTimeAsync(RETRY_MS)
    expect(letters.of('TIN')).toEqual(newest)
    comeBack()
    await vi.advanceTimersByTimeAsync(RETRY_MS)
    vi.useRealTimers()
    await waitFor(async () => expect((await open(database)).letters.of('TIN')).toEqual(newest))
    expect(letters.of('TIN')).toEqual(newest)
  })
})
