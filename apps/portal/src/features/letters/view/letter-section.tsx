import type { LetterSection } from '@amparo/content/letter-types'
import type { Locale } from '@amparo/rules/locale/locales'
import { Facts } from '../../../ui/facts.tsx'
import { IsolatedText } from '../../../ui/isolated-text.tsx'
import { TextTable } from '../../../ui/text-table.tsx'
import { LetterCode } from './letter-code.tsx'

type Kind<K extends LetterSection['kind']> = Extract<LetterSection, { kind: K }>

export function LetterSectionView({ section, locale }: { section: LetterSection; locale: Locale }) {
  const label = `${section.id}-${locale}`

  return (
    <section data-section={section.id} data-kind={section.kind} aria-labelledby={label}>
      <h2 id={label}>{section.title}</h2>
      <Body section={section} label={label} />
    </section>
  )
}

function Body({ section, label }: { section: LetterSection; label: string }) {
  if (section.kind === 'facts') return <Facts rows={section.rows} />
  if (section.kind === 'table') return <Table {...section} label={label} />
  if (section.kind === 'phones') return <Phones cards={section.cards} />
  if (section.kind === 'verify') return <LetterCode {...section} />
  if (section.kind === 'paragraphs') return section.items.map((item) => <p key={item}>{item}</p>)
  return (
    <ul>
      {section.items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  )
}

function Table({ head, rows, note, label }: Pick<Kind<'table'>, 'head' | 'rows' | 'note'> & { label: string }) {
  return (
    <>
      <TextTable head={head} rows={rows} label={label}>
        {(cell) => <IsolatedText>{cell}</IsolatedText>}
      </TextTable>
      {note && <p className="letter-note">{note}</p>}
    </>
  )
}

function Phones({ cards }: Pick<Kind<'phones'>, 'cards'>) {
  return (
    <ul className="letter-phones">
      {cards.map(({ title, text, number }) => (
        <li key={title}>
          <h3>{title}</h3>
          <p className="letter-number">
            <IsolatedText>{number}</IsolatedText>
          </p>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  )
}
