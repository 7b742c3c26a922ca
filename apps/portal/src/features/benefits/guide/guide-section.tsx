import type { GuideSection } from '@amparo/content/guide-document'
import { RichText } from '../../../platform/content/rich-text.tsx'
import { TextTable } from '../../../ui/text-table.tsx'

export function GuideSectionView({ section }: { section: GuideSection }) {
  return (
    <section id={section.id} aria-labelledby={`${section.id}-title`}>
      <h2 id={`${section.id}-title`}>{section.title}</h2>
      <Body section={section} />
    </section>
  )
}

function Body({ section }: { section: GuideSection }) {
  if (section.kind === 'table')
    return (
      <TextTable head={section.head} rows={section.rows} label={`${section.id}-title`}>
        {(cell) => <RichText text={cell} />}
      </TextTable>
    )
  if (section.kind === 'paragraphs') return section.items.map((item) => <p key={item}>{item}</p>)
  const items = section.items.map((item) => (
    <li key={item}>
      <RichText text={item} />
    </li>
  ))

  return section.kind === 'steps' ? <ol>{items}</ol> : <ul>{items}</ul>
}
