import { loadContent } from '@amparo/content/load-content'
import type { DocumentInfo } from '@amparo/contract/claim-documents'
import { startTestApi, type TestApi } from './api.ts'
import { startForFile } from './start-for-file.ts'

export const content = loadContent()
export const url = '/api/cardholder/v1/claims/questions/documents/'
/** The API that the test file has started. */
export let api: TestApi

/** Starts it for the whole test file. */
export function serveApi() {
  startForFile(startTestApi, (started) => {
    api = started
  })
}

/** An invented card of a country whose product has the benefit. */
export function cardOf(country: string, benefitCode: string): string {
  const product = api.catalogue.products.find(
    (one) =>
      one.country === country &&
      one.status === 'active' &&
      one.benefits.some(({ benefit_code, claim_form }) => benefit_code === benefitCode && claim_form),
  )
  return `${product?.ranges[0]?.from}`.padEnd(16, '0')
}
export const askedFor = (country: string, language_code: string, more: object = {}) => ({
  benefit_code: 'CDW',
  pan_token: api.vault.tokenFor(cardOf(country, 'CDW')),
  country,
  language_code,
  today: '2026-11-15',
  ...more,
})
export const list = (query: object) => api.app.inject({ url, query: query as Record<string, string> })
export const documentsOf = async (query: object) => (await list(query)).json().documents as DocumentInfo[]
