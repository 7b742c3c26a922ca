import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { aQuote, aQuoteIn, basic, holder, illness, medical, updated } from '../../testing/sample-quote.ts'
import { updateOf } from '../quote-update.ts'
import { box, openCoverage, prepareCoverage } from '../testing/open-coverage.tsx'

prepareCoverage()

const select = (name: string) => screen.getByLabelText<HTMLSelectElement>(name)
const choose = (name: string, value: string) => fireEvent.change(select(name), { target: { value } })
const titles = (name: string) => [...select(name).options].map(({ text }) => text)
const smokes = (answer: 'Yes' | 'No') => {
  const group = screen.getByRole('radiogroup', { name: 'Do you or your spouse smoke?' })
  fireEvent.click(within(group).getByLabelText(answer))
}
const withIllness = updated(aQuote(), {
  ...updateOf(aQuote()),
  coverages: [{ id: 'CI', level_id: 'CI-5000' }],
  smokes_yn: true,
})

describe('accident medical expense', () => {
  it('offers limit, deductible and coinsurance from the catalogue, in both shapes [M-126] [M-130] [M-131]', async () => {
    await openCoverage()
    fireEvent.click(box('Accident Medical Expense'))
    expect(titles('Limit')).toEqual(['Choose', '$2,500', '$5,000'])
    expect(titles('Deductible')).toEqual(['Choose', '$0', '$100'])
    expect(titles('Coinsurance')).toEqual(['Choose', 'None', 'Half'])
  })

  it('is sent once everything is chosen [M-129] [M-140]', async () => {
    const { updates } = await openCoverage()
    fireEvent.click(box('Accident Medical Expense'))
    choose('Limit', 'AME-5000')
    choose('Deductible', 'DED-0')
    expect(updates()).toEqual([])
    choose('Coinsurance', 'Half')
    expect(await screen.findByText('That’s $2.00 more: $8.30 a month.')).toBeTruthy()
    const details = { id: 'AME', level_id: 'AME-5000', deductible_id: 'DED-0', coinsurance_id: 'Half' }
    expect(updates()).toMatchObject([{ coverages: [details] }])
    expect(screen.getByText('Accident Medical Expense: up to $5,000')).toBeTruthy()
  })

  it.each<[string, Partial<typeof medical>, string[], string]>([
    ['CA', { deductibles: [], coinsurances: [] }, ['Limit'], 'M-127'],
    ['FL', { coinsurances: [] }, ['Limit', 'Deductible'], 'M-128'],
    ['OH', {}, ['Limit', 'Deductible', 'Coinsurance'], 'M-126'],
  ])('asks and explains in %s only what the state allows: %j, %j [%s]', async (state, change, shown) => {
    await openCoverage({ quote: aQuoteIn(state), offered: [basic, { ...medical, ...change }] })
    fireEvent.click(box('Accident Medical Expense'))
    const labels = ['Limit', 'Deductible', 'Coinsurance'].filter((name) => screen.queryByLabelText(name))
    expect(labels).toEqual(shown)
    const details = screen.getByText('What Accident Medical Expense covers').closest('details')?.textContent ?? ''
    const explained = ['limit you choose', 'The deductible is', 'Coinsurance is'].filter((words) =>
      details.includes(words),
    )
    expect(explained).toHaveLength(shown.length)
  })

  it('says "Choose a coverage type." for a select that was left empty [M-118]', async () => {
    await openCoverage()
    fireEvent.click(box('Accident Medical Expense'))
    fireEvent.blur(select('Limit'))
    expect(await screen.findByText('Choose a coverage type.')).toBeTruthy()
  })

  it('has the name of the state [M-018]', async () => {
    const name = 'Accident Benefit - Accident Only (NH)'
    await openCoverage({ quote: aQuoteIn('NH'), offered: [basic, { ...medical, name }] })
    expect(box(name)).toBeTruthy()
    expect(screen.queryByRole('checkbox', { name: 'Add Critical Illness' })).toBeNull()
  })
})

describe('critical illness', () => {
  it('asks whether people smoke, and sends the answer [M-117] [M-141]', async () => {
    const { updates } = await openCoverage()
    fireEvent.click(box('Critical Illness'))
    choose('Limit', 'CI-10000')
    expect(updates()).toEqual([])
    fireEvent.click(screen.getByRole('button', { name: 'Next: Checkout' }))
    expect((await screen.findAllByText(/Select your smoking status\./)).length).toBeGreaterThan(0)
    smokes('Yes')
    await waitFor(() => expect(updates()).toMatchObject([{ coverages: [{ id: 'CI' }], smokes_yn: true }]))
  })

  it.each([
    ['in force for 90 days', 'M-349'],
    ['survive 180 days after a diagnosis of multiple sclerosis', 'M-350'],
    ['30 days for any other illness', 'M-351'],
    ['The benefit is paid once.', 'M-352'],
    ['Cancer', 'M-353'],
    ['Heart attack', 'M-354'],
    ['Kidney failure', 'M-355'],
    ['Stroke', 'M-356'],
    ['Major organ transplant', 'M-357'],
    ['Multiple sclerosis', 'M-358'],
    ['Coronary artery bypass', 'M-359'],
    ["Alzheimer's", 'M-360'],
    ["Lou Gehrig's", 'M-361'],
    ['Terminal illness', 'M-362'],
  ])('says in its details: %s [%s]', async (words) => {
    await openCoverage({ offered: [basic, illness] })
    const details = screen.getByText('What Critical Illness covers').closest('details')
    expect(details?.textContent).toContain(words)
  })

  it('is not for a policyholder of 65 [M-102] [M-124]', async () => {
    const quote = { ...withIllness, parties: [{ ...holder, birthdate: '1961-11-16' }] }
    const { updates } = await openCoverage({ quote })
    expect(screen.getByText('This policy is ineligible for Critical Illness Insurance due to your age.')).toBeTruthy()
    expect([box('Critical Illness').disabled, box('Critical Illness').checked]).toEqual([true, false])
    await waitFor(() => expect(updates()).toMatchObject([{ coverages: [], smokes_yn: null }]))
  })

  it('is not for a spouse who has turned 65 since it was chosen [M-103] [M-125] [M-X16]', async () => {
    const spouse = { first_name: 'Bea', last_name: 'Byron', birthdate: '1961-11-16' }
    const { updates } = await openCoverage({ quote: updated(withIllness, { ...updateOf(withIllness), spouse }) })
    expect([box('Critical Illness').disabled, box('Critical Illness').checked]).toEqual([true, false])
    await waitFor(() => expect(updates()).toMatchObject([{ spouse, coverages: [], smokes_yn: null }]))
  })

  it('goes when a spouse of 65 is added [M-103] [M-125]', async () => {
    const { updates } = await openCoverage({ quote: withIllness })
    expect(box('Critical Illness').checked).toBe(true)
    fireEvent.click(screen.getAllByLabelText('Yes')[0] as HTMLElement)
    for (const [name, value] of [
      ['First name', 'Bea'],
      ['Last name', 'Byron'],
      ['Date of birth', '11/16/1961'],
    ] as const)
      fireEvent.input(screen.getByLabelText(name), { target: { value } })
    expect(
      await screen.findByText("This policy is ineligible for Critical Illness Insurance due to your spouse's age."),
    ).toBeTruthy()
    await waitFor(() => expect(updates().at(-1)).toMatchObject({ coverages: [], smokes_yn: null }))
    expect(box('Critical Illness').checked).toBe(false)
    expect(box('Critical Illness').disabled).toBe(true)
  })
})

it.each([
  ['This is optional. It covers everyone on your policy.', [medical]],
  ['Both are optional. They cover everyone on your policy.', [medical, illness]],
])('says of as many extras as there are: %s', async (lead, extras) => {
  await openCoverage({ offered: [basic, ...extras] })
  expect(screen.getByText(lead)).toBeTruthy()
})

it('promises the refund of the return period [M-363] [M-X40]', async () => {
  await openCoverage()
  expect(screen.getByText(/Return the policy within 10 days for a full refund/)).toBeTruthy()
})
