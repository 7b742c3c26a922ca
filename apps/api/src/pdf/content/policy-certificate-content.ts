import { fill } from '@amparo/content/fill'
import type { ContentStore } from '@amparo/content/load-content'
import type { Coverage, Party, PolicyDetails } from '@amparo/contract/policies'
import { formatDate } from '@amparo/rules/dates/format-date'
import type { IsoDate } from '@amparo/rules/dates/iso-date'
import { termEnd } from '@amparo/rules/policies/policy-days'
import { inShortDollars } from '../../platform/dollars.ts'
import type { PolicyDocumentContent, Support } from './pdf-content.ts'

type Sources = { content: Pick<ContentStore, 'content'>; support: Support; day: IsoDate }

const locale = 'en_US'

/** The certificate of a policy that was bought: what it covers, whom, from when and for how much. */
export function policyCertificateContent(
  policy: PolicyDetails,
  { content, support, day }: Sources,
): PolicyDocumentContent {
  const text = content.content(locale, 'policy-certificate')
  const holder = policy.parties.find((party) => party.is_primary_insured)
  const number = policy.number ?? ''

  return {
    kind: 'policy-document',
    locale,
    day,
    author: policy.product_display,
    title: fill(text.title, { number }),
    pageOf: content.content(locale, 'guide-page').page_of,
    about: [fill(text.issued, { date: formatDate(day, locale) }), text.sample],
    intro: fill(text.intro, { name: nameOf(holder) }),
    sections: [
      {
        id: 'policy',
        title: text.policy,
        kind: 'table',
        head: text.policy_head,
        rows: [
          [text.number, number],
          [text.holder, nameOf(holder)],
          [text.address, addressOf(policy)],
          [text.starts, formatDate(policy.effective_date, locale)],
          [text.ends, formatDate(termEnd(policy.effective_date), locale)],
          [text.premium, fill(text.premium_monthly, { amount: inShortDollars(policy.monthly_premium) })],
          [text.beneficiary, beneficiaryOf(policy) ?? text.beneficiary_none],
        ],
      },
      {
        id: 'insureds',
        title: text.insureds,
        kind: 'table',
        head: text.insureds_head,
        rows: policy.parties.map((party) => [nameOf(party), roleOf(party, text), formatDate(party.birthdate, locale)]),
      },
      {
        id: 'coverages',
        title: text.coverages,
        kind: 'table',
        head: text.coverages_head,
        rows: policy.coverages.map((coverage) => coverageRow(coverage, text.not_applicable)),
      },
      { id: 'rights', title: text.rights, kind: 'list', items: text.rights_items },
      { id: 'contact', title: text.contact, kind: 'paragraphs', items: [fill(text.contact_body, support)] },
    ],
  }
}

function nameOf(party: Party | undefined): string {
  return party ? `${party.first_name} ${party.last_name}` : ''
}

function roleOf({ relation }: Party, text: { holder_role: string; spouse_role: string; child_role: string }): string {
  if (relation === null) return text.holder_role
  return relation === 'spouse' ? text.spouse_role : text.child_role
}

function addressOf({ geographic_location: place }: PolicyDetails): string {
  const street = [place.line_1_address, place.line_2_address].filter(Boolean).join(', ')
  return `${street}, ${place.municipality_name}, ${place.state} ${place.postal_code}`
}

function beneficiaryOf({ assessment_results }: PolicyDetails): string | null {
  const found = assessment_results.find(({ code }) => code === 'Beneficiary Selection')
  return typeof found?.value === 'string' ? found.value : null
}

function coverageRow(coverage: Coverage, none: string): string[] {
  const { name, maximum_per_claim_amount, deductible_amount, coinsurance_percentage } = coverage
  return [
    name,
    inShortDollars(maximum_per_claim_amount),
    deductible_amount === null ? none : inShortDollars(deductible_amount),
    coinsurance_percentage === null ? none : `${coinsurance_percentage}%`,
  ]
}
