import { fill } from '@amparo/content/fill'
import type { ContentStore } from '@amparo/content/load-content'
import { formatDate } from '@amparo/rules/dates/format-date'
import type { IsoDate } from '@amparo/rules/dates/iso-date'
import type { PolicyDocumentContent, Support } from './pdf-content.ts'

type Sources = { content: Pick<ContentStore, 'content'>; support: Support; product: string; day: IsoDate }

const locale = 'en_US'

/** What somebody agrees to who gets the documents of a policy electronically. */
export function electronicConsentContent({ content, support, product, day }: Sources): PolicyDocumentContent {
  const text = content.content(locale, 'electronic-consent')

  return {
    kind: 'policy-document',
    locale,
    day,
    author: product,
    title: text.title,
    pageOf: content.content(locale, 'guide-page').page_of,
    about: [fill(text.as_of, { date: formatDate(day, locale) })],
    intro: text.intro,
    sections: [
      { id: 'scope', title: text.scope, kind: 'list', items: text.scope_items },
      { id: 'need', title: text.need, kind: 'list', items: text.need_items },
      { id: 'paper', title: text.paper, kind: 'paragraphs', items: [fill(text.paper_body, support)] },
      { id: 'withdraw', title: text.withdraw, kind: 'paragraphs', items: [fill(text.withdraw_body, support)] },
      { id: 'address', title: text.address, kind: 'paragraphs', items: [text.address_body] },
    ],
  }
}
