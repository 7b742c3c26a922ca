-- A claim is made from a card or from a policy.
ALTER TABLE claims ALTER COLUMN card_id DROP NOT NULL;
ALTER TABLE claims
  ADD COLUMN policy_id uuid REFERENCES policies (id),
  -- Two people insured by one policy may be hurt on the same day. These are two losses.
  ADD COLUMN injured text GENERATED ALWAYS AS (
    coalesce(application -> 'accident_details' ->> 'injured_role', '') || ' '
    || lower(coalesce(application -> 'accident_details' ->> 'injured_first_name', ''))
  ) STORED,
  ADD CONSTRAINT claims_of_one_claimant CHECK (num_nonnulls(card_id, policy_id) = 1);

CREATE UNIQUE INDEX claims_one_for_a_policys_loss ON claims (policy_id, benefit_code, date_of_loss, injured)
  WHERE state = 'registered' AND policy_id IS NOT NULL;

-- The answers that prove a claim status check, now also from the claim form of policies.
ALTER TABLE claims DROP COLUMN postal_code, DROP COLUMN last_name;
ALTER TABLE claims
  ADD COLUMN postal_code text GENERATED ALWAYS AS (coalesce(
    application -> 'cardholder_details' ->> 'cardholder_postal_code',
    application -> 'policyholder_details' ->> 'policyholder_postal_code')) STORED,
  ADD COLUMN last_name text GENERATED ALWAYS AS (coalesce(
    application -> 'cardholder_details' ->> 'cardholder_last_name',
    application -> 'policyholder_details' ->> 'policyholder_last_name')) STORED;

-- Claim tokens: each opens the claim form of one policy and can send one claim. Only a hash is stored.
CREATE TABLE claim_tokens (
  token_hash text PRIMARY KEY,
  policy_id uuid NOT NULL REFERENCES policies (id),
  expires_at timestamptz NOT NULL,
  used_at timestamptz
);

CREATE INDEX claim_tokens_by_expiry ON claim_tokens (expires_at);
