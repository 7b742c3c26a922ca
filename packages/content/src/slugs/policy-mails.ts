import { entry, text } from '../schema.ts'

export const policyMailsSlugs = {
  /** Mail about policies, which are sold in the USA only. */
  'policy-mails': entry(
    {
      bought_subject: text(['number']),
      bought_text: text(['name', 'number', 'date', 'amount']),
    },
    { only: 'en_US' },
  ),
}
