import fc from 'fast-check'
import { expect, it, vi } from 'vitest'
import type { Draft } from './draft.ts'
import { sharedFields } from './shared-fields.ts'
import { memoryDatabase } from './testing/memory-database.ts'
import { aClaim, openClaimDrafts } from './testing/open-claim-drafts.ts'

type Answers = Record<string, string>
type Tab = Awaited<ReturnType<typeof browser>>['tabs'][0]

const PAGE = 'cardholder_details'
const opened: Answers = { a: 'one', b: 'two' }

/** A browser with a draft, and two tabs, which share the stored draft but not what they show. */
async function browser() {
  const database = memoryDatabase()
  const open = () => openClaimDrafts(database)
  const { localId } = await open().create({ ...aClaim, application: { [PAGE]: opened } })
  const onPage = (draft: Draft | null) => (draft?.application[PAGE] ?? {}) as Answers
  const stored = async () => onPage(await open().get(localId))

  function openTab() {
    const drafts = open()
    let shown = opened
    const show = vi.fn((next: Answers) => {
      shown = next
    })
    const fields = sharedFields<Answers>({ stored: opened, shown, read: () => shown, show })
    return {
      show,
      shown: () => shown,
      isEdited: fields.isEdited,
      edit: (field: string, value: string) => {
        shown = { ...shown, [field]: value }
      },
      /** The fields as they are here and elsewhere. */
      merged: () => drafts.readInTurn(localId, (draft) => fields.mergedWith(onPage(draft))),
      save: () =>
        fields.save(async (merged) =>
          onPage(await drafts.savePage(localId, PAGE, (now) => ({ answers: merged(now as Answers) }))),
        ),
      /** `whenRead` runs after the draft was read, and before the tab knows what was read. */
      read: (whenRead: () => unknown = () => {}) =>
        fields.follow(async () => {
          const now = await stored()
          await whenRead()
          return now
        }),
    }
  }
  return { tabs: [openTab(), openTab()] as const, stored }
}

it('stores and shows what was changed elsewhere, except where it was edited here [C-131]', async () => {
  const { tabs, stored } = await browser()
  const [here, elsewhere] = tabs
  elsewhere.edit('a', 'elsewhere')
  elsewhere.edit('b', 'elsewhere')
  await elsewhere.save()
  here.edit('a', 'here')
  await here.save()
  expect(here.shown()).toEqual({ a: 'here', b: 'elsewhere' })
  expect(await stored()).toEqual({ a: 'here', b: 'elsewhere' })
})

it('shows nothing else while something is not saved [C-131]', async () => {
  const { tabs } = await browser()
  const [here, elsewhere] = tabs
  elsewhere.edit('b', 'elsewhere')
  await elsewhere.save()
  here.edit('a', 'here')
  await here.read()
  expect(here.show).not.toHaveBeenCalled()
})

it('does not show again what the form shows already', async () => {
  const { tabs } = await browser()
  const [here] = tabs
  here.edit('a', 'here')
  await here.save()
  await here.read()
  expect(here.show).not.toHaveBeenCalled()
  expect(here.isEdited()).toBe(false)
})

it('has the answers of a save that is running, and those of the other tab [C-131]', async () => {
  const { tabs } = await browser()
  const [here, elsewhere] = tabs
  elsewhere.edit('b', 'elsewhere')
  await elsewhere.save()
  here.edit('a', 'typed')
  const saving = here.save()
  // The save has begun to read what is stored.
  await Promise.resolve()
  expect(await here.merged()).toEqual({ a: 'typed', b: 'elsewhere' })
  await saving
})

it.each<[string, (here: Tab) => Promise<unknown>]>([
  ['while the first save runs', async (here) => Promise.all([here.save(), undo(here).save()])],
  [
    'between two saves',
    async (here) => {
      const first = here.save()
      undo(here)
      await first
      await here.save()
    },
  ],
])('stores an answer that was changed back %s [C-131]', async (_, save) => {
  const { tabs, stored } = await browser()
  const [here] = tabs
  here.edit('a', 'typed')
  await save(here)
  expect(here.shown()).toEqual(opened)
  expect(await stored()).toEqual(opened)
})

it('does not show what was read before the last save [C-131]', async () => {
  const { tabs } = await browser()
  const [here] = tabs
  await here.read(() => {
    here.edit('a', 'here')
    return here.save()
  })
  expect(here.shown().a).toBe('here')
})

const INTERLEAVINGS = 1_000

it(`loses no answer in ${INTERLEAVINGS} orders in which two tabs type, save and read the same page`, async () => {
  const step = fc.record({
    tab: fc.constantFrom(0 as const, 1 as const),
    act: fc.constantFrom('edit', 'edit', 'save', 'read', 'merge'),
    field: fc.constantFrom('a', 'b', 'c'),
    // Few values, so that answers are also changed back.
    value: fc.constantFrom('one', 'two', 'three'),
  })
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 2, maxLength: 14 }), async (steps) => {
      const { tabs, stored } = await browser()
      const last: Record<string, Record<number, string>> = {}
      const running: Promise<void>[] = []
      for (const { tab, act, field, value } of steps) {
        if (act === 'edit') {
          tabs[tab].edit(field, value)
          last[field] = { ...last[field], [tab]: value }
        } else if (act === 'read') await tabs[tab].read()
        else if (act === 'merge') {
          const merged = await tabs[tab].merged()
          for (const [key, typed] of Object.entries(last)) if (!(1 - tab in typed)) expect(merged[key]).toBe(typed[tab])
        }
        // Nobody waits for a save: the next step happens while it runs.
        else running.push(tabs[tab].save())
      }
      await Promise.all(running)
      for (const tab of tabs) await tab.save()

      const kept = await stored()
      for (const [field, typed] of Object.entries(last)) expect(Object.values(typed)).toContain(kept[field])
      for (const tab of tabs) {
        await tab.read()
        expect(tab.shown()).toEqual(kept)
      }
    }),
    { numRuns: INTERLEAVINGS, seed: 21 },
  )
})

function undo(tab: Tab): Tab {
  tab.edit('a', opened.a ?? '')
  return tab
}
