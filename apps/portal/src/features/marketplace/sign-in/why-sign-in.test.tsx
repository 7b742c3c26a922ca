import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { refused } from '../../../testing/refused.ts'
import type { Handler } from '../../../testing/render-page.tsx'
import { api, aUser, marketplace, openMarketplace, policyId, prepareMarketplace } from '../testing/open-marketplace.tsx'
import { aPolicy } from '../testing/sample-quote.ts'

prepareMarketplace()

const login = `${marketplace}/auth/login`
const redirect = `${marketplace}/auth/redirect`
const policyPage = `${marketplace}/self-service/add/${policyId}/billing`
const quotePage = `${marketplace}/add/purchase/${policyId}/coverage`
const rewrite = `${marketplace}/add/purchase/get-started?cancelAndRewrite=true&previousPolicyId=${policyId}`

it('asks for the address if a link has no token, and says why', async () => {
  const { router } = openMarketplace(redirect)
  await waitFor(() => expect(router.state.location.pathname).toBe(login))
  expect(await screen.findByText(/That link wasn’t complete/)).toBeTruthy()
})

it.each([policyPage, quotePage, rewrite])('says that %s needs a sign-in', async (path) => {
  const { router } = openMarketplace(path)
  expect((await screen.findByRole('status')).textContent).toBe('Sign in to see that page.')
  expect(new URLSearchParams(router.state.location.search).get('next')).toBe(path)
})

it.each([policyPage, quotePage])('says that the session has ended at %s', async (path) => {
  const ended = () => refused('unauthorized', 401)
  openMarketplace(path, {
    user: aUser,
    answers: { [`${api}/policies/${policyId}/`]: ended, [`${api}/quote/${policyId}/details/`]: ended },
  })
  expect((await screen.findByRole('status')).textContent).toMatch(/^Your session ended/)
})

it('says that the policy is not under this address', async () => {
  openMarketplace(policyPage, {
    user: aUser,
    answers: { [`${api}/policies/${policyId}/`]: () => refused('not_found', 404) },
  })
  expect((await screen.findByRole('status')).textContent).toMatch(/^We couldn’t find that policy/)
})

it('leads from a policy that is not under this address to the person’s own', async () => {
  const own = '7a2f6a52-9d0c-4f0e-8a55-2f6a7f0f0a02'
  const answers: Record<string, Handler> = {
    [`${api}/policies/${policyId}/`]: () => refused('not_found', 404),
    [`${api}/policies/`]: () => ({ body: [aPolicy({ id: own, number: 'ADD-7' }), aPolicy({ number: null })] }),
  }
  openMarketplace(policyPage, { user: aUser, answers })
  const link = await screen.findByRole('link', { name: 'Go to your policy #ADD-7' })
  expect(link.getAttribute('href')).toBe(`${marketplace}/self-service/add/${own}/overview`)
  expect(screen.getAllByRole('link', { name: /Go to your policy/ })).toHaveLength(1)
})

it.each(['', '?why=', '?why=<b>you%20won</b>', '?why=toString'])('says nothing for %j', async (query) => {
  openMarketplace(login + query)
  await screen.findByLabelText('Email address')
  expect(screen.queryByRole('status')).toBeNull()
})
