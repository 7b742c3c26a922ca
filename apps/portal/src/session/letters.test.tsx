import { afterEach, describe, expect, it } from 'vitest'
import { createTestApp, resetPage } from '../testing/render-page.tsx'
import { aCard, aMadeLetter } from '../testing/test-data.ts'
import { letters } from './letters.ts'
import { LETTERS_KEY } from './session-fields.ts'

afterEach(resetPage)

const otherCard = aCard({ panToken: `pt_${'b'.repeat(43)}` })

function open(card = aCard()) {
  const { app } = createTestApp({ card })
  return { app, letters: app.part(letters) }
}

describe('letters of a session', () => {
  it('are there with labels in place of codes after a reload [C-322]', () => {
    open().letters.add(aMadeLetter())
    expect(open().letters.of('TIN')).toEqual(aMadeLetter())
    expect(open().letters.of('TIN')?.values.destination).toBe('Japan')
    expect(open().letters.of('CDW')).toBeNull()
  })

  it('are never in the address or in the local storage', () => {
    open().letters.add(aMadeLetter())
    expect(JSON.stringify({ ...localStorage })).not.toContain('Amara')
    expect(window.location.href + JSON.stringify(window.history.state)).not.toContain('Amara')
  })

  it('have one for each benefit, the newest', () => {
    const { letters } = open()
    letters.add(aMadeLetter())
    letters.add(aMadeLetter({ number: '402117948736000004322' }))
    expect(letters.of('TIN')?.number).toBe('402117948736000004322')
  })

  it('are marked once they are registered', () => {
    const { letters } = open()
    letters.add(aMadeLetter())
    letters.markSent('402117948736000004322')
    expect(letters.of('TIN')?.toSend).not.toBeNull()
    letters.markSent(aMadeLetter().number)
    expect(letters.of('TIN')?.toSend).toBeNull()
  })

  it.each<[string, (opened: ReturnType<typeof open>) => void]>([
    ['after logout', ({ app }) => app.session.end()],
    ['after a timeout', ({ app }) => app.session.expire()],
    ['with another card', ({ app }) => app.session.begin(otherCard)],
  ])('are gone %s, and not in the storage', (_, leave) => {
    const opened = open()
    opened.letters.add(aMadeLetter())
    leave(opened)
    expect(opened.letters.of('TIN')).toBeNull()
    expect(JSON.stringify({ ...sessionStorage })).not.toContain('Amara')
  })

  it('are not shown to a card that finds them in the storage', () => {
    const opened = open(otherCard)
    opened.app.store.write(LETTERS_KEY, [aMadeLetter()])
    expect(opened.letters.of('TIN')).toBeNull()
  })

  it.each([null, 'x', [1], [{ ...aMadeLetter(), number: '1' }], [{ ...aMadeLetter(), kind: 'will' }]])(
    'are none where the storage holds something else: %j',
    (value) => {
      const opened = open()
      opened.app.store.write(LETTERS_KEY, value)
      expect(opened.letters.of('TIN')).toBeNull()
    },
  )
})
