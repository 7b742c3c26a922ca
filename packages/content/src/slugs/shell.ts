import { code, collection, dynamic, entry, list, plural, text } from '../schema.ts'

/**
 * The footer's disclaimer for each provider (portal specification §2.5), by the `source` of a benefit in lower case. Other sources get
 * `default`.
 */
const disclaimer = entry({ text: text() })

export const shellSlugs = {
  /** Header and footer. The label of a navigation link is `nav_` plus its name in the country's configuration. */
  shell: entry({
    skip_link: text(),
    home_label: text(['brand']),
    nav_label: text(),
    nav_benefits: dynamic(text()),
    nav_claims: dynamic(text()),
    nav_claim_status: dynamic(text()),
    nav_contact: dynamic(text()),
    nav_marketplace: dynamic(text()),
    logout: text(),
    language_label: text(),
    menu: text(),
    menu_close: text(),
    footer_label: text(),
    disclaimer_default: text(),
    privacy: text(),
    terms: text(),
    accessibility: text(),
    manage_cookies: text(),
    copyright: text(['years', 'brand']),
    scroll_to_top: text(),
    loading: text(),
    theme_label: text(),
    theme_light: dynamic(text()),
    theme_dark: dynamic(text()),
    theme_system: dynamic(text()),
    page_title: text(['page', 'brand']),
    brand_neutral: text(),
    error_title: text(),
    error_body: text(),
    error_retry: text(),
    request_number: text(['id']),
    not_loaded: text(),
    try_again: text(),
    opens_new_tab: text(),
  }),
  /** The end of an idle session, and the warning before it with the minutes left as the count (portal specification §4). */
  session: entry({
    warning_title: text(),
    warning_body: plural(['count']),
    stay: text(),
    log_out_now: text(),
    timeout_title: text(),
    timeout_body: text(),
    timeout_button: text(),
    timeout_home: text(),
    signed_out_elsewhere: text(),
  }),
  /** The cookie banner and the "Manage cookies" dialog (portal specification §2.3 and §9). Analytics is consent group C029. */
  consent: entry({
    banner_title: text(),
    banner_body: list(),
    accept_all: text(),
    reject_optional: text(),
    manage: text(),
    dialog_title: text(),
    dialog_body: text(),
    necessary_title: text(),
    necessary_body: text(),
    always_on: text(),
    analytics_title: text(),
    analytics_body: text(),
    save: text(),
    saved: text(),
  }),
  /** Short messages at the bottom right of any page. */
  snackbar: entry({
    saved: text(),
    offline: text(),
    back_online: text(),
    working: text(),
    dismiss: text(),
  }),
  /** For a page that is still open when a new version of the portal is deployed. */
  'new-version': entry({ title: text(), text: text(), reload: text() }),
  /** The page that replaces all others during maintenance (portal specification §1). Without a country there is no phone number to show. */
  'portal-unavailable': collection({
    'portal-unavailable': entry({
      title: text(),
      text: text(),
      image: code(),
      image_alt: text(),
      claims_safe: text(),
      phone_hint: text(['phone']),
      phone_hint_without_number: text(),
    }),
  }),
  disclaimers: collection(
    {
      default: disclaimer,
      ali: disclaimer,
      chubb: disclaimer,
      eme: disclaimer,
      nma: disclaimer,
      sen: disclaimer,
      tra: disclaimer,
      trcc: disclaimer,
    },
    { dynamic: true, standalone: false },
  ),
}
