-- An issuer's token that was used: known by the hash of partner and token id, kept past its end. The key is what makes it single use.
CREATE TABLE used_partner_tokens (
  token_hash bytea PRIMARY KEY,
  expires_at timestamptz NOT NULL
);
CREATE INDEX used_partner_tokens_by_expiry ON used_partner_tokens (expires_at);

-- Opens one travel document. It ends with the card token that it was asked with, so that nothing outlives a logout.
CREATE TABLE travel_document_tokens (
  token_hash bytea PRIMARY KEY,
  pan_token_hash bytea NOT NULL REFERENCES tokens ON DELETE CASCADE,
  expires_at timestamptz NOT NULL,
  used_at timestamptz
);
CREATE INDEX travel_document_tokens_by_expiry ON travel_document_tokens (expires_at);
CREATE INDEX travel_document_tokens_by_pan_token ON travel_document_tokens (pan_token_hash);
