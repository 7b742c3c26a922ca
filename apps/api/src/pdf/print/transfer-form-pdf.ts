import { Text, View } from '@react-pdf/renderer'
import { createElement as h } from 'react'
import type { TransferFormContent } from '../content/pdf-content.ts'
import { declaration, fieldGroup } from './form-parts.ts'
import { paper } from './parts.ts'
import { styles } from './styles.ts'

/** The bank transfer form to fill in by hand (C-154). */
export function transferFormPdf(content: TransferFormContent) {
  const { title, intro, groups } = content
  return paper(
    content,
    h(View, { key: 'rule', style: styles.rule }),
    h(Text, { key: 'title', style: styles.title }, title),
    h(Text, { key: 'intro', style: styles.meta }, intro),
    ...groups.map(fieldGroup),
    declaration(content.declaration),
  )
}
