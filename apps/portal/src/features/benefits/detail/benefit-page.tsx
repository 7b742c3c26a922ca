import './benefit-page.css'
import { letterKind } from '@amparo/rules/letters/letter-kinds'
import { BenefitFaq } from '../../../blocks/benefits/benefit-faq.tsx'
import { useBenefitWords } from '../../../blocks/benefits/use-benefit-words.ts'
import { useContent } from '../../../platform/content/content.ts'
import { useLocale } from '../../../platform/content/locale.ts'
import { RichText } from '../../../platform/content/rich-text.tsx'
import { BackLink } from '../../../platform/navigation/back-link.tsx'
import { countryPath, paths } from '../../../platform/navigation/paths.ts'
import { useBenefit } from '../../../queries/list-benefits.ts'
import { usePageTitle } from '../../../session/page-title.ts'
import { Icon } from '../../../ui/art/icon.tsx'
import { Illustration } from '../../../ui/art/illustration.tsx'
import { ActionCard } from './action-card.tsx'
import { useDetails } from './use-details.ts'

/** Portal specification §2.10. */
export function BenefitPage() {
  const text = useContent('benefit-page')
  const locale = useLocale()
  const { benefit, card } = useBenefit()
  const { details, hero } = useDetails(benefit)
  const { words, say } = useBenefitWords(benefit, card)
  const hasCertificate = letterKind(benefit.benefit_code, card.ica_country) !== null
  const goodToKnow = [...(details.good_to_know ?? []), hasCertificate && details.with_certificate].filter(
    (item) => typeof item === 'string',
  )
  const certificateFaq = hasCertificate ? details.faq_with_certificate : details.faq_without_certificate
  const faq = [...(details.faq ?? []), ...(certificateFaq ?? [])]
  usePageTitle(benefit.name)

  return (
    <div className="wrap benefit-page">
      <BackLink to={countryPath(card.ica_country, locale, paths.benefits)}>{text.back}</BackLink>
      <div className="benefit-columns">
        <header>
          <div className="benefit-hero">
            <div>
              <h1 tabIndex={-1}>{benefit.name}</h1>
              <p className="lead">
                <RichText text={say(details.short_description)} />
              </p>
            </div>
            <Illustration name={hero.name} position={hero.position} />
          </div>
          <BenefitFigures words={words} />
        </header>
        <ActionCard benefit={benefit} card={card} details={details} words={words} />
        <article className="benefit-text">
          {details.how_it_works && (
            <section>
              <h2>{text.how_it_works}</h2>
              <ol className="steps">
                {details.how_it_works.map((step) => (
                  <li key={step}>
                    <TitleAndMore text={say(step)} />
                  </li>
                ))}
              </ol>
            </section>
          )}
          {details.checklist && (
            <section>
              <h2>{text.checklist}</h2>
              <ul className="checks">
                {details.checklist.map((item) => (
                  <li key={item}>
                    <Icon name="file" />
                    <TitleAndMore text={say(item)} />
                  </li>
                ))}
              </ul>
              <SmallPrint text={details.checklist_disclaimer} say={say} />
            </section>
          )}
          {goodToKnow.length > 0 && (
            <section>
              <h2>{text.good_to_know}</h2>
              <ul className="good">
                {goodToKnow.map((item) => (
                  <li key={item}>
                    <RichText text={say(item)} />
                  </li>
                ))}
              </ul>
            </section>
          )}
          {faq.length > 0 && <BenefitFaq title={text.faq} rows={faq} say={say} />}
          <SmallPrint text={details.disclaimer} say={say} />
        </article>
      </div>
    </div>
  )
}

/** The first line is what to do or to have; a second one says more. */
function TitleAndMore({ text }: { text: string }) {
  const [title = '', more] = text.split('\n')

  return (
    <div>
      <p className="benefit-item-title">
        <RichText text={title} />
      </p>
      {more && (
        <p className="soft">
          <RichText text={more} />
        </p>
      )}
    </div>
  )
}

function SmallPrint({ text, say }: { text: string | undefined; say: (text: string) => string }) {
  return text && <p className="soft benefit-small">{say(text)}</p>
}

/** The amount and the time to claim, if the benefit has them. */
function BenefitFigures({ words }: { words: Readonly<Record<string, string>> }) {
  const text = useContent('benefit-page')
  const figures = [
    [text.covers_up_to, words.max_amount],
    [text.claim_within, words.claim_days],
  ].filter(([, value]) => value !== undefined)
  if (figures.length === 0) return null

  return (
    <dl className="figures">
      {figures.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

export { BenefitPage as Component }
