import './content-page.css'
import { fill } from '@amparo/content/fill'
import { formatDate } from '@amparo/rules/dates/format-date'
import { useLocale } from '../../platform/content/locale.ts'
import { RichText } from '../../platform/content/rich-text.tsx'
import { usePageTitle } from '../../session/page-title.ts'
import { Illustration } from '../../ui/art/illustration.tsx'
import { type PageText, type Section, sectionsOf } from './sections.ts'

/** A page of text, all of it from content (portal specification §2.2, §2.7; P-030 to P-032). */
export function ContentPage({ text }: { text: PageText }) {
  const locale = useLocale()
  const sections = sectionsOf(text)
  usePageTitle(text.display_name)

  return (
    <article className="wrap content-page">
      <header className="content-head">
        <div>
          <h1 tabIndex={-1}>{text.display_name}</h1>
          <p className="soft">{fill(text.updated, { date: formatDate(text.updated_on, locale) })}</p>
        </div>
        <Illustration name={text.background_img} />
      </header>
      <div className="content-columns">
        <Contents label={text.display_name} sections={sections} />
        <div className="content-body">
          <Paragraphs className="lead" texts={text.intro} />
          {sections.map(({ id, title, body }) => (
            <section key={id} id={id} aria-labelledby={`${id}-title`}>
              <h2 id={`${id}-title`}>{title}</h2>
              <Paragraphs texts={body} />
            </section>
          ))}
        </div>
      </div>
    </article>
  )
}

function Contents({ label, sections }: { label: string; sections: readonly Section[] }) {
  return (
    <nav className="content-contents" aria-label={label}>
      <ol>
        {sections.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`}>{title}</a>
          </li>
        ))}
      </ol>
    </nav>
  )
}

function Paragraphs({ texts, className }: { texts: readonly string[]; className?: string }) {
  return texts.map((text) => (
    <p key={text} className={className}>
      <RichText text={text} />
    </p>
  ))
}
