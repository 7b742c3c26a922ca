import { flagCodes } from '@amparo/contract/feature-flags'
import { screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { refused } from '../testing/refused.ts'
import { type Handler, renderPage, resetPage } from '../testing/render-page.tsx'
import { useFlag } from './list-feature-flags.ts'

afterEach(resetPage)

const FLAGS = '/api/feature_flags/v1/'

function Flags() {
  return flagCodes.map((code) => <One key={code} code={code} />)
}
function One({ code }: { code: (typeof flagCodes)[number] }) {
  return <p>{`${code} ${useFlag(code) ? 'on' : 'off'}`}</p>
}
const flagOn = { code: 'portal_unavailable', status: 'on' }
const open = (answer: Handler) => renderPage(<Flags />, { answers: { [FLAGS]: answer } })

it.each([
  ['mcu_nam_cp', 'P-379'],
  ['mcu_ap_general', 'P-380'],
  ['mcu_mea_general', 'P-381'],
  ['ap_claim_status_check', 'P-382'],
  ['global_accessibility_statement', 'P-383'],
  ['mcu_lpg_v1modal', 'P-384'],
  ['portal_unavailable', 'P-385'],
  ['cp_restrict_inputs_purchase_flow', 'P-386'],
])('reads %s, on and off, with one call [%s, P-405, P-406]', async (code) => {
  const { asked } = open(() => ({ body: [{ code, status: 'on' }] }))
  await screen.findByText(`${code} on`)
  expect(screen.getAllByText(/ off$/)).toHaveLength(flagCodes.length - 1)
  expect(asked.map(({ path }) => path)).toEqual([FLAGS])
})

it.each([
  [true, 'on'],
  [false, 'off'],
  [null, 'off'],
  ['enabled', 'on'],
])('reads a status of %s as %s [P-X52, P-406]', async (status, shown) => {
  const { asked } = open(() => ({ body: [{ code: 'mcu_nam_cp', status }, flagOn] }))
  await screen.findByText('portal_unavailable on')
  expect(screen.getByText(`mcu_nam_cp ${shown}`)).toBeTruthy()
  expect(asked).toHaveLength(1)
})

it('keeps the other flags if one is malformed, and reports it once [P-X52, P-406]', async () => {
  const { asked, app } = open(() => ({ body: [{ code: 'mcu_nam_cp', status: 7 }, flagOn] }))
  await screen.findByText('portal_unavailable on')
  expect(screen.getByText('mcu_nam_cp off')).toBeTruthy()
  await app.queries.refetchQueries()
  const reports = asked.filter(({ path }) => path === '/api/errors/v1/').map(({ body }) => body)
  expect(reports).toEqual([
    { code: 'FEATURE_FLAGS_API_ERROR', cause: 'unexpected_0_status', failed_request_id: 'req-1' },
  ])
})

it.each<[string, Handler]>([
  ['is refused', () => refused('internal_error', 500)],
  ['cannot be made', () => Promise.reject(new TypeError('offline'))],
  ['is answered with something else', () => ({ body: { mcu_nam_cp: true } })],
])('treats every flag as off when the call %s, and reports it once [P-449, P-463]', async (_, answer) => {
  const { asked } = open(answer)
  await waitFor(() => expect(asked.some(({ path }) => path === '/api/errors/v1/')).toBe(true))
  expect(screen.getAllByText(/ off$/)).toHaveLength(flagCodes.length)
  const reports = asked.filter(({ path }) => path === '/api/errors/v1/')
  expect(reports).toHaveLength(1)
  expect(reports[0]?.body).toMatchObject({ code: 'FEATURE_FLAGS_API_ERROR' })
  expect(asked.filter(({ path }) => path === FLAGS)).toHaveLength(1)
})
