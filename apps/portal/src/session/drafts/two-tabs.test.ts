import fc from 'fast-check'
import { expect, it } from 'vitest'
import { claimDraftKind, createClaimDrafts } from './claim-drafts.ts'
import { createDraftCollection } from './draft-collection.ts'
import { mergeChanges } from './merge-changes.ts'
import { keysOfTests } from './testing/keys-of-tests.ts'
import { memoryDatabase } from './testing/memory-database.ts'

type Answers = Record<string, string>
type Step = { tab: 0 | 1; act: 'edit' | 'save' | 'read'; field: 'a' | 'b' | 'c' }

const INTERLEAVINGS = 1_000
const PAGE = 'cardholder_details'
const draft = { benefit_code: 'CDW', language_code: 'en_US', panTokenLast4: '4021' } as const
const step = fc.record<Step>({
  tab: fc.constantFrom(0, 1),
  act: fc.constantFrom('edit', 'edit', 'save', 'read'),
  field: fc.constantFrom('a', 'b', 'c'),
})

/** A browser with an empty draft, and its tabs, which share the stored draft but not what they show. */
async function browser() {
  const database = memoryDatabase()
  const open = () =>
    createClaimDrafts(
      createDraftCollection(claimDraftKind, { database, keys: keysOfTests(), report: () => {}, now: () => 1 }),
    )
  const { localId } = await open().create(draft)
  const stored = async () => ((await open().get(localId))?.application[PAGE] ?? {}) as Answers

  function openTab() {
    const drafts = open()
    let shown: Answers = {}
    let known: Answers = {}
    /** Shows what is stored, except for what was typed since. */
    const follow = (now: Answers, base: Answers) => {
      shown = mergeChanges<Answers>({ stored: now, known: base, shown, before: base })
      known = now
    }
    return {
      edit: (field: string, value: string) => {
        shown = { ...shown, [field]: value }
      },
      async save() {
        const [typed, base] = [shown, known]
        const saved = await drafts.savePage(localId, PAGE, (now) => ({
          answers: mergeChanges<Answers>({ stored: now as Answers, known: base, shown: typed, before: base }),
        }))
        if (known === base) follow((saved?.application[PAGE] ?? {}) as Answers, typed)
      },
      read: async () => follow(await stored(), known),
    }
  }
  return { tabs: [openTab(), openTab()] as const, stored }
}

it(`loses no answer in ${INTERLEAVINGS} orders in which two tabs type, save and read the same page`, async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 2, maxLength: 14 }), async (steps) => {
      const { tabs, stored } = await browser()
      const last: Record<string, Record<number, string>> = {}
      const running: Promise<void>[] = []
      for (const [place, { tab, act, field }] of steps.entries()) {
        if (act === 'edit') {
          const value = `${field} of step ${place}`
          tabs[tab].edit(field, value)
          last[field] = { ...last[field], [tab]: value }
        } else if (act === 'read') await tabs[tab].read()
        // Nobody waits for a save: the next step happens while it runs.
        else running.push(tabs[tab].save())
      }
      await Promise.all(running)
      for (const tab of tabs) await tab.save()

      const kept = await stored()
      for (const [field, typed] of Object.entries(last)) expect(Object.values(typed)).toContain(kept[field])
    }),
    { numRuns: INTERLEAVINGS, seed: 21 },
  )
})
