import { collection, entry, text } from '../schema.ts'

const message = entry({ title: text(), body: text() })
const messageWithPhone = entry({ title: text(), body: text(['phone']) })

export const loginSlugs = {
  /** Card entry (portal specification §2.4 and §5). */
  'pan-entry-page': collection({
    'pan-entry-page': entry({
      title: text(),
      subtitle: text(),
      label: text(),
      help: text(),
      show_card_number: text(),
      submit: text(),
      submitting: text(),
      secure_note: text(),
      facts_label: text(),
      fact_1_title: text(),
      fact_1_body: text(),
      fact_2_title: text(),
      fact_2_body: text(),
      fact_3_title: text(),
      fact_3_body: text(),
      frame_title: text(),
      frame_failed_title: text(),
      frame_failed_body: text(),
      frame_failed_retry: text(),
      needs_script: text(),
      logged_out: text(),
      /** For somebody who comes back to this page while logged in. */
      still_logged_in: text(['last4']),
      continue_with_card: text(),
    }),
    'pan-entry-page-required': entry({ text: text() }),
    'pan-entry-page-invalid-card-number': entry({ text: text() }),
  }),
  /** The error messages for a refused card number, by refusal (portal specification §8). */
  'login-errors': collection(
    {
      'diners-club-card-error': message,
      'global-error': messageWithPhone,
      'global-error-without-phone-number': message,
      'incorrect-issuing-bank-country': message,
      'transfer-to-phone': messageWithPhone,
      'invalid-card-number': message,
      'no-benefits-found': message,
      'request-number': entry({ text: text(['id']) }),
    },
    { dynamic: true },
  ),
  /** The dialog for a card without benefits, or whose benefits have all expired (portal specification §2.4). */
  'no-active-benefits': entry({ title: text(), body: text(), claims_link: text(), button: text() }),
  /** The dialog after a prefill error (portal specification §2.4). */
  'something-went-wrong': entry({ title: text(), body: text(), button: text() }),
  /** The page that shows briefly before the card network's site opens (P-X45). */
  'return-to-network': entry({ title: text(), text: text(), button: text() }),
}
