-- Who has phones written to, as keyed hashes of addresses; the key is not in the database.
CREATE TABLE phone_code_addresses (
  address_hash text PRIMARY KEY,
  -- When codes were sent in the last day, oldest first.
  sent_at timestamptz[] NOT NULL,
  touched_at timestamptz NOT NULL
);

CREATE INDEX phone_code_addresses_by_age ON phone_code_addresses (touched_at);
