import './benefit-faq.css'
import { RichText } from '../../platform/content/rich-text.tsx'
import { Icon } from '../../ui/art/icon.tsx'

type Props = { title: string; rows: readonly (readonly string[])[]; say: (text: string) => string }

/** The FAQ accordion (P-241). `details` elements work without a script, with the browser's search, and in print. */
export function BenefitFaq({ title, rows, say }: Props) {
  return (
    <section>
      <h2>{title}</h2>
      <div className="faq">
        {rows.map(([question = '', answer = ''], place) => (
          // An open answer stays open in another language, where the question reads differently.
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          <details key={place} name="faq">
            <summary>
              {say(question)}
              <Icon name="down" />
            </summary>
            <p className="soft">
              <RichText text={say(answer)} />
            </p>
          </details>
        ))}
      </div>
    </section>
  )
}
