import type { Coverage } from '@amparo/contract/policies'
import { fireEvent, screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { prepareMarketplace } from '../../testing/open-marketplace.tsx'
import { mayasPolicy, mayasPolicyIn, openSelfService, withFamily } from '../testing/open-self-service.tsx'

prepareMarketplace()

const [basic] = mayasPolicy().coverages
const medical = {
  ...(basic as Coverage),
  ...{ id: 'AME', name: 'Accident Medical Expense', maximum_per_claim_amount: 5000 },
  ...{ deductible_amount: 0, coinsurance_percentage: 20 },
}
const coverages = [basic as Coverage, medical]

it.each([
  ['OH', ['Limit$5,000', 'Deductible$0', 'Coinsurance20%']],
  ['FL', ['Limit$5,000', 'Deductible$0']],
  ['CA', ['Limit$5,000']],
])(
  'shows limit, deductible and coinsurance in %s as the state has them [M-126, M-127, M-128, M-203]',
  async (state, rows) => {
    openSelfService('coverage', { policy: mayasPolicyIn(state, { coverages }) })
    const title = await screen.findByRole('heading', { level: 2, name: 'Accident Medical Expense' })
    const shown = [...(title.parentElement?.querySelectorAll('dl > div') ?? [])].map(({ textContent }) => textContent)
    expect(shown).toEqual(rows)
    const add = screen.getByRole('heading', { level: 2, name: 'AD&D' }).parentElement as HTMLElement
    expect(within(add).queryByText('Deductible')).toBeNull()
  },
)

it('lists the additional insureds with relation and birthdate [M-202, M-262]', async () => {
  openSelfService('additional-insureds', { policy: withFamily() })
  const items = (await screen.findAllByRole('heading', { level: 2 })).map(
    ({ parentElement }) => parentElement?.textContent,
  )
  expect(items).toEqual([
    'Leo OrtizRelationship to youSpouse or domestic partnerDate of birth02/29/1988',
    'Ida OrtizRelationship to youChildDate of birth06/01/2015',
  ])
})

const pages = [
  ['coverage', 'Change coverage', 'M-270'],
  ['additional-insureds', 'Change additional insureds', 'M-269'],
] as const

it.each(pages)(
  'asks on %s before “%s” begins a new policy, and can keep the current one [%s] [M-271]',
  async (page, label) => {
    const { router } = openSelfService(page, { policy: withFamily() })
    fireEvent.click(await screen.findByRole('button', { name: label }))
    const dialog = await screen.findByRole('dialog', { name: 'This change needs a new policy' })
    expect(dialog.textContent).toContain('We’ll cancel your current policy and issue a new one in its place.')
    expect(dialog.textContent).toContain('you won’t be covered in between')
    expect(await within(dialog).findByText('You’ll get back everything you paid: $6.30.')).toBeTruthy()
    fireEvent.click(within(dialog).getByRole('button', { name: 'Keep my policy' }))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(router.state.location.pathname).toMatch(new RegExp(`/${page}$`))
  },
)

it.each(
  pages.flatMap(([page, label]) => [
    [page, label, 'suspended', true] as const,
    [page, label, 'canceled', false] as const,
    [page, label, 'out_of_force', false] as const,
    [page, label, 'expired', false] as const,
  ]),
)(
  'does not offer on %s to “%s” for a policy that is %s [M-226, M-228]',
  async (page, label, status_code, hasButton) => {
    openSelfService(page, { policy: withFamily({ status_code }) })
    await screen.findByRole('heading', { level: 1 })
    const button = screen.queryByRole('button', { name: label }) as HTMLButtonElement | null
    expect([button !== null, button?.disabled]).toEqual(hasButton ? [true, true] : [false, undefined])
    if (hasButton) expect(button?.getAttribute('aria-describedby')).toBe(screen.getByText(/Changes are paused/).id)
  },
)
