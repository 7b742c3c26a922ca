import type { QuoteUpdate } from '@amparo/rules/policies/coverage-update'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { quoteQuery } from '../../../../queries/marketplace/get-quote.ts'
import { coverageDrafts } from '../../../../session/drafts/quote-drafts.ts'
import { refused } from '../../../../testing/refused.ts'
import type { Handler } from '../../../../testing/render-page.tsx'
import { api, aUser, marketplace, mayasQuote, openMarketplace, policyId } from '../../testing/open-marketplace.tsx'
import { basic, illness, medical, updated } from '../../testing/sample-quote.ts'
import { updateOf } from '../quote-update.ts'
import { beneficiary, chooseBeneficiary, prepareCoverage } from '../testing/open-coverage.tsx'

prepareCoverage()

const page = `${marketplace}/add/purchase/${policyId}/coverage`
const kept = 'We saved the choices you made earlier on this device.'

/** Opens the coverage page. `server` stores the quote as it is saved, and never answers the first update if it is `silent`. */
function open(answers: Record<string, Handler> = {}, state = 'OH') {
  const { geographic_location: place } = mayasQuote()
  const server = { quote: mayasQuote({ geographic_location: { ...place, state } }), silent: false }
  const at = state === 'NY' ? `${page}-checkout` : page
  const test = openMarketplace(at, {
    user: aUser,
    answers: {
      [`${api}/quote/${policyId}/details/`]: () => ({ body: server.quote }),
      [`${api}/quote/${policyId}/coverages/`]: () => ({ body: { coverages: [basic, medical, illness] } }),
      [`${api}/quote/${policyId}/`]: (body) => {
        const { version, ...update } = body as QuoteUpdate & { version: number }
        if (version !== server.quote.version) return refused('quote_locked', 423)
        server.quote = updated(server.quote, update)
        if (!server.silent) return { body: server.quote }
        server.silent = false
        return new Promise<never>(() => undefined)
      },
      ...answers,
    },
  })
  const drafts = test.app.part(coverageDrafts)
  return {
    ...test,
    server,
    stored: () => drafts.get(policyId),
    /** Leaves the page and comes back, as a reload does. `elsewhere` changes what is saved meanwhile; `cached`: the quote is not read again. */
    async comeBack(elsewhere: Partial<QuoteUpdate> = {}, { cached = false } = {}) {
      await act(() => test.router.navigate(marketplace))
      await screen.findByText('Coverage you can add')
      if (Object.keys(elsewhere).length > 0)
        server.quote = updated(server.quote, { ...updateOf(server.quote), ...elsewhere })
      if (!cached) test.app.queries.removeQueries({ queryKey: quoteQuery(test.app, policyId).queryKey })
      await act(() => test.router.navigate(at))
      await screen.findByRole('heading', { level: 1, name: /Confirm your/ })
    },
  }
}

const typeName = () => fireEvent.change(screen.getByLabelText('First name'), { target: { value: 'Ben' } })

/** Begins with a spouse, and with a beneficiary where `chosen` is given. */
async function begin({ chosen, stored }: Pick<ReturnType<typeof open>, 'stored'> & { chosen?: string }) {
  const [yes] = await screen.findAllByLabelText('Yes')
  fireEvent.click(yes as HTMLElement)
  typeName()
  if (chosen) chooseBeneficiary(chosen)
  await waitFor(async () => expect(await stored()).toMatchObject({ spouse: { first_name: 'Ben' } }))
}

it('restores unfinished answers after a reload, and says so', async () => {
  const { stored, comeBack } = open()
  await begin({ stored })
  expect(screen.queryByText(kept)).toBeNull()
  await comeBack()
  expect(screen.getByLabelText<HTMLInputElement>('First name').value).toBe('Ben')
  expect(screen.getByText(kept)).toBeTruthy()
})

it('shows what was changed elsewhere since unfinished answers were stored, and does not overwrite it', async () => {
  const { stored, comeBack, calls } = open()
  await begin({ stored })
  await comeBack({ beneficiary: 'estate' })
  expect(await screen.findByText(/^This quote was changed in another tab/)).toBeTruthy()
  expect(beneficiary().value).toBe('estate')
  expect([screen.queryByLabelText('First name'), screen.queryByText(kept)]).toEqual([null, null])
  await waitFor(async () => expect(await stored()).toBeNull())
  expect(calls(`/quote/${policyId}/`)).toEqual([])
})

it('restores unfinished answers beside a change that was saved, though its answer did not arrive', async () => {
  const { stored, comeBack } = open({ [`${api}/quote/${policyId}/`]: () => new Promise<never>(() => undefined) })
  await begin({ stored, chosen: 'estate' })
  await comeBack({ beneficiary: 'estate' })
  expect(screen.getByLabelText<HTMLInputElement>('First name').value).toBe('Ben')
  expect([beneficiary().value, screen.queryByText(/^This quote was changed/)]).toEqual(['estate', null])
})

it.each([
  ['the quote is read again', { cached: false }, 'children'],
  ['the quote is not read again', { cached: true }, 'children'],
  ['what was saved before is chosen again', { cached: false }, ''],
  ['what was saved before is chosen again, and the quote is not read again', { cached: true }, ''],
])('saves the newest choice although the answer to the one before never came: %s', async (_, options, newest) => {
  const { server, stored, comeBack } = open()
  await screen.findByLabelText('Beneficiary')
  server.silent = true
  chooseBeneficiary('estate')
  await waitFor(() => expect(server.quote.version).toBe(2))
  chooseBeneficiary(newest)
  await comeBack({}, options)
  await waitFor(() => expect(updateOf(server.quote).beneficiary ?? '').toBe(newest))
  expect([beneficiary().value, screen.queryByText(/^This quote was changed/)]).toEqual([newest, null])
  await waitFor(async () => expect(await stored()).toBeNull())
})

it('shows what was changed elsewhere since choices that were never answered', async () => {
  const { server, comeBack } = open()
  await screen.findByLabelText('Beneficiary')
  server.silent = true
  chooseBeneficiary('estate')
  await waitFor(() => expect(server.quote.version).toBe(2))
  chooseBeneficiary('children')
  await comeBack({ beneficiary: 'spouse' })
  expect(await screen.findByText(/^This quote was changed in another tab/)).toBeTruthy()
  expect([beneficiary().value, updateOf(server.quote).beneficiary]).toEqual(['spouse', 'spouse'])
})

it('stores unfinished answers with the version of the last change', async () => {
  const { stored, comeBack } = open()
  await begin({ stored, chosen: 'estate' })
  await waitFor(async () => expect(await stored()).toMatchObject({ beneficiary: 'estate', version: 2 }))
  await comeBack()
  expect(screen.getByLabelText<HTMLInputElement>('First name').value).toBe('Ben')
})

it('stores no answers on the device that are saved with the quote', async () => {
  const { stored, calls } = open()
  await screen.findByLabelText('Beneficiary')
  chooseBeneficiary('estate')
  await waitFor(() => expect(calls(`/quote/${policyId}/`)).toHaveLength(1))
  await waitFor(async () => expect(await stored()).toBeNull())
})

it('keeps a choice that could not be saved because the session ended', async () => {
  const { app, stored } = open({ [`${api}/quote/${policyId}/`]: () => refused('unauthorized', 401) })
  await screen.findByLabelText('Beneficiary')
  chooseBeneficiary('estate')
  await waitFor(() => expect(app.user.get()).toBeNull())
  await waitFor(async () => expect((await stored())?.beneficiary).toBe('estate'))
})

it('saves the stored answers when the page is opened again, also those of the release before versions', async () => {
  const { app, calls, comeBack, stored } = open()
  await screen.findByLabelText('Beneficiary')
  const draft = { ...updateOf(mayasQuote()), beneficiary: 'children' }
  await app.part(coverageDrafts).update(policyId, () => draft)
  await comeBack()
  expect(beneficiary().value).toBe('children')
  await waitFor(() => expect(calls(`/quote/${policyId}/`).map(({ body }) => body)).toEqual([{ ...draft, version: 1 }]))
  await waitFor(async () => expect(await stored()).toBeNull())
})

it('does the same on the page for New York', async () => {
  const { stored, comeBack } = open({}, 'NY')
  fireEvent.click(await screen.findByRole('radio', { name: /^Individual and spouse/ }))
  typeName()
  await waitFor(async () => expect((await stored())?.spouse?.first_name).toBe('Ben'))
  await comeBack()
  expect(screen.getByLabelText<HTMLInputElement>('First name').value).toBe('Ben')
})
