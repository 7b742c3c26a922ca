import { expect, it } from 'vitest'
import { withoutOwnFetch } from './own-fetch.ts'

const CALL = 'packages/contract/src/call.ts'
const OWN_FETCH = 'packages/service/src/process/undici-fetch.ts'
const asks = 'const answer = await fetch(address)'

const problemsOf = (imports: Record<string, string[]>, texts: Record<string, string> = {}) =>
  withoutOwnFetch(
    new Map(Object.entries({ 'a.test.ts': [CALL, OWN_FETCH], [CALL]: [], [OWN_FETCH]: [], ...imports })),
    (path) => texts[path] ?? '',
  )

it.each<[string, Record<string, string[]>, Record<string, string>]>([
  ['calls', { 'a/start.ts': ['a/link.ts'], 'a/link.ts': [CALL] }, {}],
  ['fetches', { 'a/start.ts': ['a/link.ts'], 'a/link.ts': [] }, { 'a/link.ts': asks }],
  ['starts other tests', { 'e2e/start.config.ts': [] }, {}],
])('finds a file that nobody imports and that %s', (_, imports, texts) => {
  const [start = ''] = Object.keys(imports)
  expect(problemsOf(imports, texts)).toEqual([expect.stringContaining(start)])
  expect(problemsOf({ ...imports, [start]: [...(imports[start] ?? []), OWN_FETCH] }, texts)).toEqual([])
})

it.each<[string, Record<string, string[]>, Record<string, string>]>([
  ['asks nobody', { 'a/start.ts': [] }, { 'a/start.ts': 'route.fetch(request)' }],
  ['is a page', { 'apps/portal/src/main.tsx': [CALL] }, {}],
  ['belongs to a page', { 'apps/portal/src/worker.ts': [] }, { 'apps/portal/src/worker.ts': asks }],
  ['is a test', { 'a/a.test.ts': [CALL] }, {}],
  [
    'renders what asks in browsers',
    { 'apps/portal/src/server/main.ts': ['apps/portal/src/page.tsx'] },
    { 'apps/portal/src/page.tsx': asks },
  ],
])('accepts what %s', (_, imports, texts) => expect(problemsOf(imports, texts)).toEqual([]))
