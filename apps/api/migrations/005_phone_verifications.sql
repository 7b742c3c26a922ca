-- One row for each phone that was written to or tried lately. Neither phone nor code can be read out of it: both are keyed
-- hashes, and the key is not in the database. A phone that never got a code has a hash that no code leads to.
CREATE TABLE phone_codes (
  phone_hash text PRIMARY KEY,
  code_hash text NOT NULL,
  expires_at timestamptz NOT NULL,
  tries integer NOT NULL CHECK (tries >= 0),
  -- When codes were sent in the last day, oldest first.
  sent_at timestamptz[] NOT NULL
);

CREATE INDEX phone_codes_by_expiry ON phone_codes (expires_at);

CREATE TABLE phone_tokens (
  token_hash text PRIMARY KEY,
  phone_hash text NOT NULL,
  card_id uuid NOT NULL,
  expires_at timestamptz NOT NULL,
  used_at timestamptz
);

CREATE INDEX phone_tokens_by_expiry ON phone_tokens (expires_at);
