import type { QueryClient } from '@tanstack/react-query'
import { expect, it, vi } from 'vitest'
import { createQueryClient } from '../platform/calls/query-client.ts'
import type { Platform } from '../platform/platform.ts'
import { panToken } from '../testing/test-data.ts'
import { pageQuestionsQuery } from './list-page-questions.ts'

it('fails and reports a page that is requested without its key, without a call [C-601]', async () => {
  const api = vi.fn()
  const report = vi.fn()
  const queries: QueryClient = createQueryClient(report)
  const form = {
    panToken,
    benefitCode: 'CDW',
    locale: 'en_US',
    today: '2026-11-16',
    isProductGraduation: false,
    pageKey: '',
  } as const
  await expect(queries.fetchQuery(pageQuestionsQuery({ api } as unknown as Platform, form))).rejects.toThrow('key')
  expect(report).toHaveBeenCalledWith('CLAIM_PAGE_QUESTIONS_ERROR', expect.any(Error))
  expect(api).not.toHaveBeenCalled()
})
