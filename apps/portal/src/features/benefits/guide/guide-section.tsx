import type { GuideSection } from '@amparo/content/guide-document'
import { RichText } from '../../../platform/content/rich-text.tsx'

export function GuideSectionView({ section }: { section: GuideSection }) {
  return (
    <section id={section.id} aria-labelledby={`${section.id}-title`}>
      <h2 id={`${section.id}-title`}>{section.title}</h2>
      <Body section={section} />
    </section>
  )
}

function Body({ section }: { section: GuideSection }) {
  if (section.kind === 'table') return <Table head={section.head} rows={section.rows} label={`${section.id}-title`} />
  if (section.kind === 'paragraphs') return section.items.map((item) => <p key={item}>{item}</p>)
  const items = section.items.map((item) => (
    <li key={item}>
      <RichText text={item} />
    </li>
  ))

  return section.kind === 'steps' ? <ol>{items}</ol> : <ul>{items}</ul>
}

type TableProps = { head: readonly string[]; rows: readonly (readonly string[])[]; label: string }

function Table({ head, rows, label }: TableProps) {
  return (
    <table aria-labelledby={label}>
      <thead>
        <tr>
          {head.map((cell) => (
            <th key={cell} scope="col">
              {cell}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([first = '', ...others]) => (
          <tr key={first}>
            <th scope="row">{first}</th>
            {others.map((cell) => (
              <td key={cell}>
                <RichText text={cell} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
