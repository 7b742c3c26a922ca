import { Text, View } from '@react-pdf/renderer'
import { createElement as h } from 'react'
import type { ClaimFormContent } from '../content/pdf-content.ts'
import { declaration, fieldGroup } from './form-parts.ts'
import { paper, rich, section } from './parts.ts'
import { styles } from './styles.ts'

/** The claim form to fill in by hand (P-250). */
export function claimFormPdf(content: ClaimFormContent) {
  const { title, intro, groups, sendTo } = content
  return paper(
    content,
    h(View, { key: 'rule', style: styles.rule }),
    h(Text, { key: 'title', style: styles.title }, title),
    ...intro.map((text) => h(Text, { key: text, style: styles.meta }, text)),
    ...groups.map(fieldGroup),
    documents(content),
    declaration(content.declaration),
    h(View, { key: 'send', style: styles.sendTo, wrap: false }, h(Text, {}, ...rich(sendTo))),
  )
}

function documents({ documents: { title, items } }: ClaimFormContent) {
  const rows = items.map(({ title, description }) =>
    h(
      View,
      { key: title, style: styles.item, wrap: false },
      h(View, { style: styles.tick }),
      h(
        View,
        { style: styles.itemText },
        h(Text, { style: styles.strong }, title),
        h(Text, { style: styles.small }, description),
      ),
    ),
  )
  return section({ title }, ...rows)
}
