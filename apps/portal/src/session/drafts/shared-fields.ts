import { changedKeys, type Fields, mergeChanges } from './merge-changes.ts'

type Parts<T> = {
  /** As the draft has them. */
  stored: T
  /** As the form shows them first. */
  shown: T
  /** As the form shows them now. Nothing once the form is gone. */
  read: () => T | undefined
  /** What a form made of the values that it was last given, where it fills in default values. */
  opened?: () => T | undefined
  /** Replaces the values in the form, before anybody can type. */
  show: (fields: T) => void
  /** Names the field that another one belongs to. */
  ownerOf?: (key: string) => string
}

/**
 * The fields of a form whose draft another tab may have open too (C-020, C-131). Only what was edited here is written over what is stored, and
 * what was changed elsewhere is shown unless something here is not saved yet.
 */
export function sharedFields<T extends Fields>({ stored, shown, show, ownerOf, ...form }: Parts<T>) {
  const read = () => form.read() ?? shown
  const opened = () => form.opened?.() ?? shown
  /** What was stored, and what the form showed, when the two were last compared. */
  let known = stored
  let before = opened
  let saves = 0
  let running = 0

  const isEdited = () => differ(before(), read())
  const merge = (stored: T, shown: T) => mergeChanges({ stored, known, shown, before: before() }, ownerOf)

  function take(stored: T) {
    // What was typed since is saved next, and merged then.
    if (isEdited() || !differ(stored, known)) return
    known = stored
    if (!differ(stored, read())) return
    shown = stored
    before = opened
    show(stored)
  }

  return {
    isEdited,
    /** The fields of this tab, merged with what other tabs have saved. */
    mergedWith: (stored: T) => merge(stored, read()),
    /**
     * Saves the fields as they are now. `write` stores what `merged` makes of the fields that are stored at that moment, or of none, and returns
     * what is stored then, or null if there is no draft.
     */
    async save(write: (merged: (stored?: T) => T) => Promise<T | null>) {
      const saved = read()
      saves += 1
      running += 1
      try {
        const now = await write((stored = saved) => {
          const merged = merge(stored, saved)
          // Whatever else is stored from here on was changed elsewhere, also for a save that is waiting already.
          known = saved
          before = () => saved
          return merged
        })
        if (now && running === 1) take(now)
      } finally {
        running -= 1
      }
    },
    /** Shows what `load` finds stored, unless a save is running, which reads and shows it too. */
    async follow(load: () => Promise<T | null>) {
      const savesBefore = saves
      const wasIdle = running === 0
      const now = await load()
      if (now && wasIdle && saves === savesBefore) take(now)
    },
  }
}

function differ(one: Fields, other: Fields): boolean {
  return changedKeys(one, other).length > 0
}
