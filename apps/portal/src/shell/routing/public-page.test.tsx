import { act, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { useFlag } from '../../queries/list-feature-flags.ts'
import { refused } from '../../testing/refused.ts'
import { createTestApp, type Handler, renderRoutes, resetPage } from '../../testing/render-page.tsx'
import { withFlags } from './public-page.ts'

afterEach(resetPage)

const FLAGS = '/api/feature_flags/v1/'

function Page({ name }: { name: string }) {
  return <p>{`${name} ${useFlag('mcu_nam_cp') ? 'on' : 'off'}`}</p>
}

it('does not ask again on every page after the call has failed [P-443, P-449]', async () => {
  const failed: Handler = () => refused('internal_error', 500)
  const { app, asked } = createTestApp({ path: '/', answers: { [FLAGS]: failed } })
  const loader = withFlags(app, () => null)
  const pages = ['/one', '/two'].map((path) => ({ path, loader, element: <Page name={path} /> }))
  const { router } = renderRoutes(app, pages, ['/one'])
  await screen.findByText('/one off')
  await act(() => router.navigate('/two'))
  await screen.findByText('/two off')
  expect(asked.map(({ path }) => path)).toEqual([FLAGS, '/api/errors/v1/'])
  // The check for maintenance asks once a minute; a call that keeps failing is reported once.
  await act(() => app.queries.refetchQueries({ queryKey: ['feature-flags'] }))
  expect(asked.map(({ path }) => path)).toEqual([FLAGS, '/api/errors/v1/', FLAGS])
})
