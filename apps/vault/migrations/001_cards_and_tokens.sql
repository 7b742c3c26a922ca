-- A card is what may be known of it: a keyed fingerprint to recognise it by, and the truncation that PCI DSS allows.
CREATE TABLE cards (
  card_id uuid PRIMARY KEY,
  fingerprint bytea NOT NULL UNIQUE,
  bin text NOT NULL CHECK (bin ~ '^\d{6}(\d{2})?$'),
  number_length smallint NOT NULL CHECK (number_length BETWEEN 14 AND 16),
  last4 text NOT NULL CHECK (last4 ~ '^\d{4}$'),
  created_at timestamptz NOT NULL,
  CHECK (number_length = 16 OR length(bin) = 6)
);

-- A token is known by its hash only, so that a copy of this table opens nothing. A revoked one is gone.
CREATE TABLE tokens (
  token_hash bytea PRIMARY KEY,
  card_id uuid NOT NULL REFERENCES cards,
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL
);
CREATE INDEX tokens_by_expiry ON tokens (expires_at);
CREATE INDEX tokens_by_card ON tokens (card_id);

-- One row: what the fingerprint key makes of a fixed text, to notice another key before it makes second cards of known ones.
CREATE TABLE fingerprint_key (
  only_row boolean PRIMARY KEY DEFAULT true CHECK (only_row),
  check_value bytea NOT NULL
);
