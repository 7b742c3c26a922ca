import { entry, text } from '../schema.ts'

export const policyMailsSlugs = {
  /** Mail about policies, which are sold in the USA only. */
  'policy-mails': entry(
    {
      bought_subject: text(['number']),
      bought_text: text(['name', 'number', 'date', 'amount']),
      /** A month was charged. */
      receipt_subject: text(['number']),
      receipt_text: text(['name', 'number', 'date', 'amount', 'last_4']),
      /** `date` is the day on which coverage ends, here and in the reminder. */
      payment_failed_subject: text(['number']),
      payment_failed_text: text(['name', 'number', 'date', 'amount', 'last_4']),
      reminder_subject: text(['number', 'date']),
      reminder_text: text(['name', 'number', 'date', 'amount']),
      resolved_subject: text(['number']),
      resolved_text: text(['name', 'number', 'amount', 'last_4']),
      lapsed_subject: text(['number']),
      lapsed_text: text(['name', 'number', 'date']),
      expired_subject: text(['number']),
      expired_text: text(['name', 'number', 'date']),
      /** `refund` is one of the two sentences at the end. */
      canceled_subject: text(['number']),
      canceled_text: text(['name', 'number', 'date', 'refund']),
      replaced_subject: text(['number']),
      replaced_text: text(['name', 'number', 'new_number', 'date', 'refund']),
      refund_sentence: text(['amount']),
      no_refund_sentence: text(),
    },
    { only: 'en_US' },
  ),
}
