import { cardDigits } from '@amparo/rules/card/card-number'
import { claimStatuses } from '@amparo/rules/claims/claim-timeline'
import { describe, expect, it } from 'vitest'
import { isAsked } from '../claim-forms/form-summary.ts'
import { loadCatalogue } from '../load-catalogue.ts'
import { findProduct } from '../products/find-product.ts'
import { loadDemoCards } from './demo-cards.ts'
import { type DemoClaim, loadDemoClaims } from './demo-claims.ts'

const catalogue = loadCatalogue()
const cards = new Set(loadDemoCards().map(({ number }) => number))
const claims = loadDemoClaims()
const countries = ['USA', 'CAN', 'BRA', 'MEX', 'AUS', 'SGP', 'MYS']
const statusOf = ({ history }: DemoClaim) =>
  history.flatMap((one) => ('status' in one ? one.status : [])).at(-1) ?? 'open'

describe('demo claims', () => {
  it.each(countries)('of %s cover every status [C-245]', (country) => {
    const statuses = claims.filter((claim) => claim.country === country).map(statusOf)
    expect([...new Set(statuses)].sort()).toEqual([...claimStatuses].sort())
  })

  it('have unique numbers that the status form accepts [C-253, C-254]', () => {
    expect(new Set(claims.map(({ claim_number }) => claim_number)).size).toBe(claims.length)
    for (const { claim_number, country } of claims) {
      const isLong = catalogue.countries.get(country)?.isSurnameRequired
      expect(claim_number).toMatch(isLong ? /^[A-Z0-9]{1,25}$/ : /^[A-Z0-9]{1,9}$/)
    }
  })

  it('belong to demo cards with the benefit, in countries that show the status', () => {
    for (const { card, country, benefit_code, claim_number } of claims) {
      expect(cards).toContain(card)
      expect(catalogue.countries.get(country)?.isClaimStatusVisible).toBe(true)
      const found = findProduct(catalogue, { bin: cardDigits(card).slice(0, 8), number_length: 16 })
      const product = found.kind === 'product' ? found.product : expect.fail(claim_number)
      expect(product.country).toBe(country)
      expect(product.benefits.find((one) => one.benefit_code === benefit_code)?.claim_form, claim_number).toBeTruthy()
    }
  })

  it('have only documents of their benefit, or the payment form in Brazil', () => {
    for (const { benefit_code, country, sent, history, claim_number } of claims) {
      const form = catalogue.claimForms.get(benefit_code)
      const asked = form?.documents.filter((document) => isAsked(document, country)).map(({ id }) => id) ?? []
      const later = history.flatMap((one) => ('requested' in one ? one.requested : []))
      for (const { document_id } of sent) expect(asked, claim_number).toContain(document_id)
      for (const id of later) expect(country === 'BRA' ? [...asked, 'DOC134'] : asked, claim_number).toContain(id)
    }
  })

  it('have events in order, after the loss', () => {
    for (const { loss_days_ago, sent_days_ago, history, claim_number } of claims) {
      const days = [loss_days_ago, sent_days_ago, ...history.map(({ days_ago }) => days_ago)]
      expect(days, claim_number).toEqual(days.toSorted((one, other) => other - one))
    }
  })
})
