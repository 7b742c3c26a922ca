import type { ClaimStatusAnswer } from '@amparo/contract/claim-status'
import { act, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { claimToPay } from '../../../session/session-fields.ts'
import { resetPage } from '../../../testing/render-page.tsx'
import { aDocument, aStatus, openStatus, STATUS_CHECK } from '../testing/open-status.tsx'

vi.mock('../../../blocks/files/document-uploads.tsx', () => ({ DocumentUploads: () => null }))
afterEach(resetPage)

async function open(parts: Partial<ClaimStatusAnswer>, options: Parameters<typeof openStatus>[0] = {}) {
  const answers = { [STATUS_CHECK]: () => ({ body: aStatus(parts) }) }
  const page = openStatus({ at: '/USA000001', answers, ...options })
  await screen.findByText('Check another claim')
  return page
}
const facts = () =>
  [...document.querySelectorAll('.status-facts > div')].map((fact) =>
    [...fact.children].map((part) => part.textContent),
  )
const documents = () => [...document.querySelectorAll('.status-documents > li')].map((one) => one.textContent)

it('names the claim, its benefit and the day it happened [C-262, C-266]', async () => {
  await open({})
  expect(facts()).toEqual([
    ['Claim number', 'USA000001'],
    ['Benefit', 'Rental car damage waiver'],
    ['Date it happened', '10/30/2026'],
  ])
})

it('shows the code of a benefit that no longer has texts', async () => {
  await open({ benefit_code: 'ZZZ', date_of_loss: null })
  expect(facts()).toEqual([
    ['Claim number', 'USA000001'],
    ['Benefit', 'ZZZ'],
  ])
})

it('shows what happened and when, where the claim is and what comes next [C-245, C-263]', async () => {
  await open({})
  const steps = within(screen.getByRole('list', { name: 'Where your claim stands' })).getAllByRole('listitem')
  expect(steps.map(({ textContent }) => textContent)).toEqual([
    'Done: Received11/01/2026We have it.',
    'Now: In reviewSince 11/03/2026',
    'Next: DecisionWe write.',
  ])
  expect(steps.map((step) => step.getAttribute('aria-current'))).toEqual([null, 'step', null])
})

it('shows the date on which a claim was received, and no time since then [C-263]', async () => {
  const received = { name: 'Received', status: 'open', status_description: '', step: 'current' } as const
  const next = { name: 'Review', status: 'in_review', status_description: '', step: 'next', happened_at: null } as const
  await open({ status: 'open', statuses: [{ ...received, happened_at: '2026-11-09' }, next] })
  const [first] = screen.getAllByRole('listitem')
  expect(first?.textContent).toBe('Now: Received11/09/2026')
})

it('shows the date of the final status, and no time since then [C-263]', async () => {
  const paid = {
    name: 'Paid',
    status: 'paid',
    status_description: 'Done.',
    step: 'current',
    happened_at: '2026-11-09',
  } as const
  await open({ status: 'paid', statuses: [paid] })
  expect(screen.getByRole('list', { name: 'Where your claim stands' }).textContent).toBe('Now: Paid11/09/2026')
})

it('says once what the current step means: below the heading, or in the list where payment details are asked for instead', async () => {
  const text = 'An expert reads it.'
  await open({})
  expect(screen.getByText(text).className).toBe('lead')
  resetPage()
  await open({ status: 'waiting_for_documents', document_list: [aDocument({ document_id: 'DOC134' })] })
  expect(screen.getByText(text).closest('li')?.getAttribute('aria-current')).toBe('step')
})

describe('the headline', () => {
  const missing = aDocument({ uploadable: false })
  it.each<[Partial<ClaimStatusAnswer>, string]>([
    [{ status: 'open' }, 'We have your claim'],
    [{ status: 'approved' }, 'Your claim is approved'],
    [{ status: 'denied' }, 'We couldn’t approve your claim'],
    [{ status: 'paid' }, 'Your claim is paid'],
    [{ status: 'closed' }, 'Your claim is closed'],
    [{ status: 'waiting_for_documents' }, 'We’re checking your documents'],
    [
      { status: 'waiting_for_documents', document_list: [aDocument({ document_id: 'DOC134' })] },
      'We need your bank details',
    ],
    [{ status: 'approved', document_list: [aDocument({ document_id: 'DOC134' })] }, 'Your claim is approved'],
    [{ status: 'waiting_for_documents', document_list: [missing] }, 'We need 1 more document'],
    [
      { status: 'waiting_for_documents', document_list: [missing], addendum_documents: [aDocument()] },
      'We need 2 more documents',
    ],
  ])('for %j is %s', async (parts, headline) => {
    await open(parts)
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(headline)
  })
})

describe('phone numbers', () => {
  const byPhone = { document_list: [aDocument({ uploadable: false })] }
  it.each<[Partial<ClaimStatusAnswer>, boolean]>([
    [{ status: 'denied' }, true],
    [{ status: 'closed' }, true],
    [{ status: 'waiting_for_documents', ...byPhone }, true],
    [{ status: 'waiting_for_documents', document_list: [aDocument()] }, false],
    [{ status: 'approved' }, false],
  ])('for %j stand where a text says to call: %s', async (parts, isShown) => {
    await open(parts)
    expect(screen.queryByRole('heading', { name: 'Call us' }) !== null).toBe(isShown)
    expect(document.querySelector('.status-task a[href^="tel:"]') !== null).toBe(isShown)
  })
})

describe('documents', () => {
  it.each(['denied', 'paid', 'closed'] as const)('are no longer asked for once a claim is %s', async (status) => {
    const document_list = [aDocument(), aDocument({ document_id: 'DOC002', title: 'Photos', state: 'received' })]
    await open({ status, document_list, addendum_documents: [aDocument({ document_id: 'DOC004' })] })
    expect(documents()).toEqual(['PhotosReceived'])
    for (const name of ['Send what’s missing', 'Tell us where to send the money'])
      expect(screen.queryByRole('heading', { name })).toBeNull()
  })

  it('include payment details that are requested again after the claim was paid, which it no longer says', async () => {
    await open({ status: 'paid', document_list: [aDocument({ document_id: 'DOC134' })] })
    expect(screen.getByRole('heading', { name: 'Tell us where to send the money' })).toBeTruthy()
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('We need your bank details')
    expect(document.querySelector('.lead')).toBeNull()
  })

  it('have a state in words, and their dates [C-264, C-265]', async () => {
    await open({
      document_list: [
        aDocument({ state: 'received', requested_at: '2026-11-01', received_at: '2026-11-02' }),
        aDocument({ document_id: 'DOC002', title: 'Photos', state: 'sent', uploadable: true }),
        aDocument({ document_id: 'DOC003', title: 'Original key', uploadable: false }),
      ],
      addendum_documents: [
        aDocument({ document_id: 'DOC004', title: 'Invoice', state: 'needed', requested_at: '2026-11-05' }),
      ],
    })
    expect(documents()).toEqual([
      'Rental agreementReceivedReceived on 11/02/2026',
      'PhotosSent',
      'Original keyNeededYou can’t send this one here. Call us and we’ll tell you how.',
      'InvoiceNeededRequested on 11/05/2026',
    ])
    expect(screen.getByRole('heading', { name: 'Requested later' })).toBeTruthy()
  })

  it('are not asked for if none are needed', async () => {
    await open({})
    expect(screen.getByText('We don’t need any documents from you.')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Send documents' })).toBeNull()
  })
})

describe('missing payment details', () => {
  const bra = { code: 'BRA' }
  const payment = { document_list: [aDocument({ document_id: 'DOC134', title: 'Payment details' })] }

  it('link to the online payment form of the claim, and are in no list [C-158, C-159, C-X52]', async () => {
    await open({ ...payment, is_own_card: true }, { country: bra, isLoggedIn: true })
    expect(screen.getByRole('link', { name: 'Enter bank details' }).getAttribute('href')).toBe(
      '/bra/en_US/online-payment-form/USA000001',
    )
    expect(documents()).toEqual([])
    expect(screen.queryByText('Payment details')).toBeNull()
  })

  it('ask a guest for the card first, and lead back afterwards [P-152]', async () => {
    const { app } = await open(payment, { country: bra })
    const link = screen.getByRole('link', { name: 'Enter card number' })
    expect(link.getAttribute('href')).toBe('/bra/en_US')
    link.click()
    expect(claimToPay.read(app.store)).toBe('USA000001')
  })

  it('ask the holder of another card for the right one', async () => {
    await open(payment, { country: bra, isLoggedIn: true })
    expect(screen.getByText(/log in with the card you used for this claim/)).toBeTruthy()
    expect(screen.queryByRole('link', { name: /Enter/ })).toBeNull()
  })

  it('are no longer asked for once they are there', async () => {
    await open({ document_list: [aDocument({ document_id: 'DOC134', state: 'received' })], is_own_card: true })
    expect(screen.queryByRole('heading', { name: 'Tell us where to send the money' })).toBeNull()
  })
})

it.each([
  ['sent', 'status', 'We have your bank details'],
  ['duplicate', 'alert', 'Bank details have already been sent for this claim.'],
  ['failed', 'alert', 'We couldn’t process your bank details.'],
])('shows how the payment form ended: %s [C-592, C-609]', async (paymentNotice, role, words) => {
  const { router } = await open({})
  await act(() => router.navigate(router.state.location.pathname, { state: { paymentNotice } }))
  expect(screen.getByText(words, { exact: false }).closest(`[role=${role}]`)).toBeTruthy()
})
