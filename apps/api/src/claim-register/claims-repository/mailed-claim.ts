/** The columns of whom the mail about a claim goes to. Nobody once the claim is erased. */
export const MAILED = `claim_number, language_code, country,
  CASE WHEN erased_at IS NULL THEN coalesce(application -> 'cardholder_details' ->> 'cardholder_email',
    application -> 'policyholder_details' ->> 'policyholder_email') END AS email,
  coalesce(application -> 'cardholder_details' ->> 'cardholder_first_name',
    application -> 'policyholder_details' ->> 'policyholder_first_name') AS first_name`
