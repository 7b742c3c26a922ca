import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { quoteQuery } from '../../../../queries/marketplace/get-quote.ts'
import { refused } from '../../../../testing/refused.ts'
import { DETAILS } from '../../testing/open-quote.tsx'
import { aQuote, quoteId, updated } from '../../testing/sample-quote.ts'
import { updateOf } from '../quote-update.ts'
import {
  beneficiary,
  chooseBeneficiary,
  field,
  insure,
  openCoverage,
  prepareCoverage,
  type,
} from '../testing/open-coverage.tsx'

prepareCoverage()

describe('two tabs with the same quote', () => {
  const child = (first_name: string) => ({ first_name, last_name: 'Byron', birthdate: '2015-01-02' })
  const withChildren = (...names: string[]) =>
    updated(aQuote(), { ...updateOf(aQuote()), children: names.map((name) => child(name)) })
  const names = () => screen.queryAllByLabelText<HTMLInputElement>('First name').map(({ value }) => value)

  it('do not overwrite each other: the saved values are shown, and the change can be made again', async () => {
    const page = await openCoverage({ quote: withChildren('Ada') })
    // The other tab adds a child, which costs nothing more.
    const saved = { ...withChildren('Ada', 'Ben'), version: 3 }
    page.server.quote = saved
    chooseBeneficiary('estate')
    await waitFor(() => expect(names()).toEqual(['Ada', 'Ben']))
    expect([beneficiary().value, page.server.quote]).toEqual(['', saved])
    expect(screen.getByText(/^This quote was changed in another tab/)).toBeTruthy()
    chooseBeneficiary('estate')
    expect(await screen.findByText('Saved. Your price hasn’t changed.')).toBeTruthy()
    expect(page.server.quote.parties.map((party) => party.first_name)).toEqual(['Ada', 'Ada', 'Ben'])
  })

  it('are not suspected when one tab makes several changes', async () => {
    const page = await openCoverage()
    for (const [at, who] of ['estate', 'spouse', 'children'].entries()) {
      chooseBeneficiary(who)
      await waitFor(() => expect(page.server.quote.version).toBe(at + 2))
    }
    expect(page.updates()).toMatchObject([{ version: 1 }, { version: 2 }, { version: 3 }])
  })

  it('show a quote that is loaded again as it is saved now', async () => {
    const page = await openCoverage({ quote: withChildren('Ada') })
    const { queryKey } = quoteQuery(page.app, quoteId)
    act(() => void page.app.queries.setQueryData(queryKey, { ...withChildren('Ben'), version: 3 }))
    await waitFor(() => expect(names()).toEqual(['Ben']))
    expect(page.updates()).toEqual([])
  })
})

describe('a change whose answer is lost', () => {
  /** A change is stored, but its answer does not arrive. A child is being entered meanwhile. */
  async function loseAnswer({ next = [] as string[] } = {}) {
    const page = await openCoverage()
    insure('children')
    type('First name', 'Cleo')
    page.server.losesAnswer = true
    for (const value of ['estate', ...next]) chooseBeneficiary(value)
    return page
  }

  it.each([
    ['while it is running', ['spouse'], []],
    ['after it has failed', [], ['spouse']],
  ])('does not undo one that is made %s', async (_, meanwhile, after) => {
    const { server, reports } = await loseAnswer({ next: meanwhile })
    if (after.length > 0) await screen.findByText(/We couldn’t save your last change/)
    for (const value of after) chooseBeneficiary(value)
    expect(await screen.findByText('Saved. Your price hasn’t changed.')).toBeTruthy()
    expect([updateOf(server.quote).beneficiary, server.quote.version]).toEqual(['spouse', 3])
    expect([beneficiary().value, field('First name').value]).toEqual(['spouse', 'Cleo'])
    expect(reports()).toMatchObject([{ code: 'CARDHOLDER_PAY_UPDATE_QUOTE_API_ERROR' }])
  })

  it('is found when it is sent again', async () => {
    const { server, updates } = await loseAnswer()
    fireEvent.click(await screen.findByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('Saved. Your price hasn’t changed.')).toBeTruthy()
    expect([server.quote.version, beneficiary().value, field('First name').value]).toEqual([2, 'estate', 'Cleo'])
    expect(updates()).toMatchObject([{ version: 1 }, { version: 1 }])
    chooseBeneficiary('spouse')
    await waitFor(() => expect(updateOf(server.quote).beneficiary).toBe('spouse'))
    expect(updates()[2]).toMatchObject({ version: 2 })
  })

  it('is still followed by what another tab has saved since', async () => {
    const { server } = await loseAnswer()
    await screen.findByText(/We couldn’t save your last change/)
    server.quote = updated(server.quote, { ...updateOf(server.quote), beneficiary: 'children' })
    chooseBeneficiary('spouse')
    expect(await screen.findByText(/^This quote was changed in another tab/)).toBeTruthy()
    expect([beneficiary().value, updateOf(server.quote).beneficiary]).toEqual(['children', 'children'])
  })

  it('keeps the next one even if the saved quote cannot be read', async () => {
    let isDown = false
    const page = await openCoverage({
      answers: { [DETAILS]: () => (isDown ? refused('internal_error', 500) : { body: aQuote() }) },
    })
    page.server.quote = updated(aQuote(), { ...updateOf(aQuote()), beneficiary: 'children' })
    isDown = true
    chooseBeneficiary('spouse')
    expect(await screen.findByText(/We couldn’t save your last change/)).toBeTruthy()
    expect(beneficiary().value).toBe('spouse')
  })
})
