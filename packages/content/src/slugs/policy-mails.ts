import { dynamic, entry, text } from '../schema.ts'

export const policyMailsSlugs = {
  /** Mail about policies, which are sold in the USA only. */
  'policy-mails': entry(
    {
      bought_subject: text(['number']),
      bought_text: text(['name', 'number', 'date', 'amount']),
      /** The receipt for a monthly charge. */
      receipt_subject: dynamic(text(['number'])),
      receipt_text: dynamic(text(['name', 'number', 'date', 'amount', 'last_4'])),
      /** Here and in the reminder, `date` is the day coverage ends. */
      payment_failed_subject: dynamic(text(['number'])),
      payment_failed_text: dynamic(text(['name', 'number', 'date', 'amount', 'last_4'])),
      reminder_subject: dynamic(text(['number', 'date'])),
      reminder_text: dynamic(text(['name', 'number', 'date', 'amount'])),
      resolved_subject: dynamic(text(['number'])),
      resolved_text: dynamic(text(['name', 'number', 'amount', 'last_4'])),
      lapsed_subject: dynamic(text(['number'])),
      lapsed_text: dynamic(text(['name', 'number', 'date'])),
      expired_subject: dynamic(text(['number'])),
      expired_text: dynamic(text(['name', 'number', 'date'])),
      /** `refund` is one of the last two sentences below. */
      canceled_subject: dynamic(text(['number'])),
      canceled_text: dynamic(text(['name', 'number', 'date', 'refund'])),
      replaced_subject: dynamic(text(['number'])),
      replaced_text: dynamic(text(['name', 'number', 'new_number', 'date', 'refund'])),
      refund_sentence: text(['amount']),
      no_refund_sentence: text(),
    },
    { only: 'en_US' },
  ),
}
