import { RichText } from '../../platform/content/rich-text.tsx'
import { Illustration } from '../../ui/art/illustration.tsx'
import { ExternalLink } from './external-link.tsx'
import type { Campaign } from './find-campaign.ts'

/** The campaign's second part. Image and button are optional in content (P-284 to P-286). */
export function GoodToKnow({ campaign }: { campaign: Campaign }) {
  const { good_to_know_image: image, good_to_know_button_label: button } = campaign

  return (
    <section className="good-to-know" aria-labelledby="good-to-know">
      {image && <Illustration name={image} />}
      <div>
        <h2 id="good-to-know">{campaign.good_to_know_title}</h2>
        <ul>
          {(campaign.good_to_know_body ?? []).map((text) => (
            <li key={text}>
              <RichText text={text} />
            </li>
          ))}
        </ul>
        {button && (
          <ExternalLink look="second" address={campaign.good_to_know_button_url}>
            {button}
          </ExternalLink>
        )}
      </div>
    </section>
  )
}
