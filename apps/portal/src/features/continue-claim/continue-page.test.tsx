import { fireEvent, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { panToken } from '../../testing/test-data.ts'
import {
  at,
  code,
  draft,
  draftId,
  entersCard,
  field,
  key,
  open,
  PICK_UP,
  prepareContinue,
  written,
} from './testing/open-continue.tsx'

prepareContinue()

describe('a link', () => {
  it('brings along the name of a file that was still being sent, so that the documents page asks for it again', async () => {
    const unfinished = { document_id: 'DOC005', title: 'Bill', name: 'half.pdf', key: 'k2' }
    const given = { ...draft, documents: [...draft.documents, unfinished] }
    const { card, drafts } = await open(`/en_US/continue#${written}`, undefined, given)
    await entersCard(card)
    await screen.findByText(/^arrived at/)
    expect((await drafts.list()).map(({ documents }) => documents)).toEqual([given.documents])
  })

  it('is removed from the address and the history, and opens the claim where it was left, for another 24 hours', async () => {
    const { router, card, calls, drafts, app } = await open(`/en_US/continue#${written}`)
    await screen.findByRole('button', { name: 'Open my claim' })
    expect(router.state.location).toMatchObject({ pathname: '/en_US/continue', hash: '', search: '' })
    expect(router.state.historyAction).toBe('REPLACE')
    await entersCard(card)
    await screen.findByText(/^arrived at \/usa\/en_US\/claims\/CDW\//)
    expect(calls(PICK_UP)).toEqual([{ pan_token: panToken, code, pick_up_id: expect.any(String) }])
    const [stored] = await drafts.list()
    expect(stored).toMatchObject({ ...draft, transfer: { draftId, knownPickUp: at } })
    expect((stored?.expiresAt ?? 0) - Date.now()).toBeGreaterThan(23.9 * 3_600_000)
    expect(app.session.panToken()).toBe(panToken)
    expect(JSON.stringify(calls(PICK_UP))).not.toContain(key)
  })

  it('replaces an older copy of the same draft', async () => {
    const { card, drafts } = await open(`/en_US/continue#${written}`)
    const { language_code } = { language_code: 'en_US' as const }
    await drafts.create({ ...draft, language_code, application: {}, transfer: { draftId } })
    const mine = await drafts.create({ ...draft, language_code, application: { person: { name: 'Rosa' } } })
    await entersCard(card)
    await screen.findByText(/^arrived at/)
    const names = (await drafts.list()).map(({ application }) => application.person?.name).toSorted()
    expect(names).toEqual(['Ana', 'Rosa'])
    expect(await drafts.get(mine.localId)).toBeTruthy()
  })

  it.each(['#nonsense', '#%E0%A4%A', `#${'7'.repeat(300)}`, `#${written.slice(0, -1)}`])(
    'that is none (%s) is not sent; its text can be corrected',
    async (hash) => {
      const { asked, router } = await open(`/en_US/continue${hash}`)
      expect((await screen.findByText(/^The code has 24 letters/)).closest('[role=alert]')).toBeTruthy()
      expect(document.activeElement).toBe(field())
      expect(router.state.location.hash).toBe('')
      expect(asked).toEqual([])
    },
  )
})

describe('a typed code', () => {
  it.each([written, '7kq2 m4xd 9pbt olab cdef ghjk', `https://portal.test/en_US/continue#${written}`])(
    'is read as people write it: %s',
    async (text) => {
      const { card, calls } = await open('/en_US/continue')
      fireEvent.change(field(), { target: { value: text } })
      fireEvent.blur(field())
      expect(field().value).toBe(written)
      fireEvent.click(screen.getByRole('button', { name: 'Continue' }))
      await entersCard(card)
      await screen.findByText(/^arrived at/)
      expect(calls(PICK_UP)).toMatchObject([{ code }])
    },
  )

  it.each(['', '7KQ2-M4XD', '<script>'])('that is wrong (%s) is refused at its field', async (text) => {
    await open('/en_US/continue')
    fireEvent.change(field(), { target: { value: text } })
    fireEvent.click(screen.getByRole('button', { name: 'Continue' }))
    expect(screen.getByRole('alert').textContent).toMatch(/^The code has 24 letters and digits/)
    expect(document.activeElement).toBe(field())
    expect(field().value).toBe(text)
  })
})
