-- Where a claim in Brazil is paid to. Everything about the account is sealed with a key that the database does not hold; what an operator sees of
-- it stands beside.
CREATE TABLE payment_details (
  long_operation_id uuid PRIMARY KEY REFERENCES long_operations (id),
  claim_id uuid NOT NULL REFERENCES claims (id),
  fingerprint text NOT NULL UNIQUE,
  state text NOT NULL DEFAULT 'received' CHECK (state IN ('received', 'accepted', 'duplicate', 'replaced')),
  sealed text NOT NULL,
  payee_bank_code text NOT NULL,
  account_ending text NOT NULL CHECK (char_length(account_ending) <= 3),
  files jsonb NOT NULL,
  received_at timestamptz NOT NULL
);

-- The last word, when two workers finish two forms of one claim at the same moment.
CREATE UNIQUE INDEX payment_details_one_for_a_claim ON payment_details (claim_id) WHERE state = 'accepted';
