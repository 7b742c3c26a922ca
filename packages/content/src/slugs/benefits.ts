import { code, collection, entry, list, optional, plural, text } from '../schema.ts'

/** Each benefit in the list (portal specification §3, "Benefit card"), by its code in lower case. */
const benefit = entry({ name: text(), description: text(), hero_img: code(), hero_img_position: code() })

/**
 * A banner in the list of benefits, with the field names of portal specification §2.9. Its entries are named by benefit code as in
 * `benefits`, so they cannot be standalone: `/con.json` is the benefit.
 */
const banner = entry({
  benefitCode: code(),
  bannerTitle: text(),
  bannerDescription: text(),
  bannerCtaLabel: text(),
  bannerCtaUrl: code(),
  backgroundImg: code(),
  backgroundImgPosition: code(),
})

/** A campaign page (portal specification §2.8). Its entry is named like the last part of its address, in lower case. */
const campaign = entry({
  title: text(),
  short_description: text(),
  hero_image: code(),
  header_button_label: text(),
  header_button_url: code(),
  good_to_know_title: text(),
  good_to_know_body: list(),
  good_to_know_image: optional(code()),
  good_to_know_button_label: optional(text()),
  good_to_know_button_url: optional(code()),
  disclaimer: optional(text()),
})

export const benefitsSlugs = {
  /** The list of a card's benefits (portal specification §2.9). */
  'benefits-home': entry({
    page: text(),
    title: plural(['count']),
    text: text(),
    /** Instead of the title, if there are none. */
    empty_title: text(),
    card_label: text(['product', 'last4']),
    grid_heading: text(),
    read_more: text(),
    read_more_label: text(['name']),
    empty: text(),
    search_label: text(),
    search_found: plural(['count']),
    search_none: text(['query']),
    search_clear: text(),
    banner_label: text(),
    claim_title: text(),
    claim_text: text(),
    claim_start: text(),
    claim_check_status: text(),
    expand_title: text(),
    expand_body: text(),
    expand_button: text(),
    cwd_question_title: text(),
    cwd_question_body: text(),
    cwd_question_yes: text(),
    cwd_question_no: text(),
    cwd_error_title: text(),
    cwd_error_body: text(),
    cwd_error_button: text(),
  }),
  benefits: collection(
    {
      add: benefit,
      atm: benefit,
      ats: benefit,
      bgd: benefit,
      bgl: benefit,
      cdw: benefit,
      cel: benefit,
      cid: benefit,
      con: benefit,
      cwd: benefit,
      emd: benefit,
      mex: benefit,
      pei: benefit,
      pri: benefit,
      pur: benefit,
      rsa: benefit,
      tin: benefit,
      tir: benefit,
      trc: benefit,
      trd: benefit,
      wty: benefit,
    },
    { dynamic: true },
  ),
  /** The labels on a benefit's page (portal specification §2.10); its texts are in `benefit-details`. */
  'benefit-page': entry({
    back: text(),
    covers_up_to: text(),
    claim_within: text(),
    actions: text(),
    /** The heading of the actions where a claim can be started. */
    claim_title: text(),
    start_claim: text(),
    download_form: text(),
    send_form: text(),
    register: text(),
    travel_letter: text(),
    certificate: text(),
    open_letter: text(),
    open_certificate: text(),
    by_phone: text(['phone']),
    service: text(['phone']),
    benefits_only: text(['phone']),
    how_it_works: text(),
    checklist: text(),
    good_to_know: text(),
    faq: text(),
    guide: text(),
    guide_text: text(),
  }),
  'third-party-banner': collection({ con: banner }, { dynamic: true, standalone: false }),
  /** Not standalone, so that the name of a campaign cannot hide another slug. */
  campaigns: collection(
    { 'summer-travel': campaign, 'new-phone': campaign, 'safe-shopping': campaign },
    { dynamic: true, standalone: false },
  ),
  /** The question before a campaign's button opens another site (portal specification §2.8). */
  'redirect-notice': entry({ title: text(), body: text(['host']), confirm: text(), cancel: text() }),
}
