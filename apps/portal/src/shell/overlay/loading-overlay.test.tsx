import { type QueryClient, QueryObserver } from '@tanstack/react-query'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { fakeCardField } from '../../blocks/card-frame/testing/fake-card-field.ts'
import { LoginPage } from '../../features/login/login-page.tsx'
import { updateOf } from '../../features/marketplace/coverage/quote-update.ts'
import { aQuote } from '../../features/marketplace/testing/sample-quote.ts'
import { quoteQuery } from '../../queries/marketplace/get-quote.ts'
import { userQuery } from '../../queries/marketplace/get-user.ts'
import { useUpdateQuote } from '../../queries/marketplace/update-quote.ts'
import type { AppParts } from '../../session/app-parts.ts'
import { renderPage, resetPage } from '../../testing/render-page.tsx'
import { LoadingOverlay } from './loading-overlay.tsx'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  resetPage()
})

const overlay = () => document.querySelector<HTMLElement>('.overlay')
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

function open() {
  const { app } = renderPage(<LoadingOverlay />)
  const work = Promise.withResolvers<string>()
  return { queries: app.queries, work, queryFn: () => work.promise, queryKey: ['work'] }
}
type Work = ReturnType<typeof open>

const kinds: [string, boolean, (work: Work) => void][] = [
  ['a mutation', true, ({ queries, queryFn }) => void mutate(queries, queryFn)],
  ['a mutation that shows its own progress', false, ({ queries, queryFn }) => void mutate(queries, queryFn, false)],
  ['a query that a page cannot be shown without', true, ({ queries, ...query }) => observe(queries, needed(query))],
  ['the same before the page', true, ({ queries, ...query }) => void queries.fetchQuery(needed(query))],
  ['any other query', false, ({ queries, ...query }) => observe(queries, query)],
  ['a prefetch', false, ({ queries, ...query }) => void queries.prefetchQuery(query)],
  [
    'a refresh of what is shown',
    false,
    ({ queries, ...query }) => {
      queries.setQueryData(query.queryKey, 'before')
      observe(queries, { ...needed(query), staleTime: 0 })
    },
  ],
]

const needed = <Q extends object>(query: Q) => ({ ...query, meta: { overlay: true } })

function mutate(queries: QueryClient, mutationFn: () => Promise<string>, overlay?: boolean) {
  return queries.getMutationCache().build(queries, { mutationFn, meta: { overlay } }).execute(undefined)
}
function observe(queries: QueryClient, options: object) {
  new QueryObserver(queries, options as never).subscribe(() => undefined)
}

it.each(kinds)('%s shows the overlay: %s [P-014, P-015, P-X56]', async (_, isShown, start) => {
  const work = open()
  act(() => start(work))
  await wait(0)
  expect(overlay() !== null).toBe(isShown)
  work.work.resolve('done')
  await wait(1000)
  expect(overlay()).toBeNull()
})

/** Calls of the marketplace that are never answered. */
function openMarketplace() {
  const never = () => new Promise<never>(() => undefined)
  const paths = ['quote/q-1/details/', 'quote/q-1/', 'auth/me/']
  return renderPage(
    <>
      <LoadingOverlay />
      <ChangeQuote />
    </>,
    { answers: Object.fromEntries(paths.map((path) => [`/api/v2/marketplace/${path}`, never])) },
  )
}

function ChangeQuote() {
  const { start } = useUpdateQuote('q-1', {})
  return (
    <button type="button" onClick={() => void start(updateOf(aQuote()))}>
      Change
    </button>
  )
}

it.each<[string, boolean, (app: AppParts) => void]>([
  ['the first load of a quote', true, (app) => observe(app.queries, quoteQuery(app, 'q-1'))],
  [
    'a refresh of a quote',
    false,
    (app) => {
      const { queryKey, ...query } = quoteQuery(app, 'q-1')
      app.queries.setQueryData(queryKey, aQuote())
      observe(app.queries, { ...query, queryKey, staleTime: 0 })
    },
  ],
  ['a change of a quote', false, () => fireEvent.click(screen.getByRole('button', { name: 'Change' }))],
  ['the name of the user', false, (app) => observe(app.queries, userQuery(app))],
])('%s shows the overlay: %s [P-015, P-X36]', async (_, isShown, start) => {
  const { app } = openMarketplace()
  act(() => start(app))
  await wait(0)
  expect(app.queries.isFetching() + app.queries.isMutating()).toBe(1)
  expect(overlay() !== null).toBe(isShown)
})

it('fades out for 300 ms when nothing is running [P-016]', async () => {
  const work = open()
  act(() => void mutate(work.queries, work.queryFn))
  await wait(0)
  expect(screen.getByRole('status').textContent).toBe('Loading')
  expect(overlay()?.dataset.fading).toBeUndefined()
  work.work.resolve('done')
  await wait(0)
  expect(overlay()?.dataset.fading).toBe('true')
  await wait(299)
  expect(overlay()).toBeTruthy()
  await wait(1)
  expect(overlay()).toBeNull()
})

it('covers the page while the card number is exchanged for a token [P-014]', async () => {
  vi.useRealTimers()
  const card = fakeCardField()
  card.field.tokenise.mockReturnValue(new Promise(() => undefined))
  renderPage(
    <>
      <LoginPage mount={card.mount} />
      <LoadingOverlay />
    </>,
  )
  const button = await screen.findByRole('button')
  card.hasCard()
  expect(overlay()).toBeNull()
  fireEvent.click(button)
  await waitFor(() => expect(overlay()).toBeTruthy())
})
