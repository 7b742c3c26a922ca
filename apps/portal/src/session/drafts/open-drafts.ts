import { useSyncExternalStore } from 'react'
import { type Platform, usePlatform } from '../../platform/platform.ts'
import type { Draft } from './draft.ts'
import { indexedDbStore } from './draft-store.ts'
import { createDrafts, type Drafts } from './drafts.ts'

const opened = new WeakMap<Platform, Drafts>()

/** The drafts of this browser, once for each page that lives. Loaded with the pages that use them, never with card entry. */
export function openDrafts(platform: Platform): Drafts {
  const known = opened.get(platform)
  if (known) return known
  const channel = globalThis.BroadcastChannel ? new BroadcastChannel('amparo-claims') : undefined
  const drafts = createDrafts({
    store: indexedDbStore(),
    report: platform.report,
    now: () => platform.now().getTime(),
    channel,
  })
  opened.set(platform, drafts)
  return drafts
}

/** For tests: drafts that need no browser. */
export function keepDraftsForTest(platform: Platform, drafts: Drafts) {
  opened.set(platform, drafts)
}

export function useDrafts(): Drafts {
  return openDrafts(usePlatform())
}

type Listed = { drafts: readonly Draft[]; isLoaded: boolean }
const nothingYet: Listed = { drafts: [], isLoaded: false }
const lists = new WeakMap<Drafts, { listed: Listed; listeners: Set<() => void> }>()

/** All drafts, newest first, in step with every tab. */
export function useDraftList(): Listed {
  const drafts = useDrafts()
  const list = listOf(drafts)

  return useSyncExternalStore(
    (listener) => {
      list.listeners.add(listener)
      return () => list.listeners.delete(listener)
    },
    () => list.listed,
    () => nothingYet,
  )
}

function listOf(drafts: Drafts) {
  const known = lists.get(drafts)
  if (known) return known
  const list = { listed: nothingYet, listeners: new Set<() => void>() }
  lists.set(drafts, list)
  const load = async () => {
    list.listed = { drafts: await drafts.list(), isLoaded: true }
    for (const listener of list.listeners) listener()
  }
  drafts.subscribe(() => void load())
  void load()
  return list
}
