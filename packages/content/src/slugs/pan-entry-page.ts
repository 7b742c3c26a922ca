import { collection, entry, text } from '../schema.ts'

/** Portal specification §2.4 and §5. */
export const panEntryPage = collection({
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
  }),
  'pan-entry-page-required': entry({ text: text() }),
  'pan-entry-page-invalid-card-number': entry({ text: text() }),
})
