import type { PolicyDetails } from '@amparo/contract/policies'
import { fireEvent, screen } from '@testing-library/react'
import { mayasPolicy, openSelfService, POLICY } from '../../testing/open-self-service.tsx'

/** Opens the form. The server answers a change with the policy at the new address. */
export async function editPerson(
  policy: PolicyDetails = mayasPolicy(),
  change?: () => { status?: number; body: unknown },
) {
  const sent: unknown[] = []
  const page = openSelfService('personal-information', {
    policy,
    answers: {
      [POLICY]: (body) => {
        if (!body) return { body: policy }
        sent.push(body)
        const { address } = body as { address: object }
        return change?.() ?? { body: { ...policy, geographic_location: { ...policy.geographic_location, ...address } } }
      },
    },
  })
  fireEvent.click(await screen.findByRole('button', { name: 'Edit address or gender' }))
  await screen.findByRole('heading', { level: 1, name: 'Edit personal information' })
  return { ...page, sent }
}

export const type = (label: string, value: string) => {
  const field = screen.getByLabelText(label)
  fireEvent.input(field, { target: { value } })
  fireEvent.change(field, { target: { value } })
  fireEvent.blur(field)
}
export const save = () => fireEvent.click(screen.getByRole('button', { name: 'Save changes' }))
export const prompt = () => screen.queryByRole('dialog', { name: 'This change needs a new policy' })
