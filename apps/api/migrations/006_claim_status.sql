-- Which job finishes an operation, so that it can be asked for again.
ALTER TABLE long_operations ADD COLUMN job text NOT NULL DEFAULT 'finish-claim';

-- Claims from other registers have longer numbers in Asia-Pacific (C-254). Postal code and surname are what a status check compares:
-- kept apart, so that finding a claim never reads its answers.
ALTER TABLE claims DROP CONSTRAINT claims_claim_number_check;
ALTER TABLE claims
  ADD CONSTRAINT claims_claim_number_check CHECK (char_length(claim_number) <= 25),
  ADD COLUMN postal_code text
    GENERATED ALWAYS AS (application -> 'cardholder_details' ->> 'cardholder_postal_code') STORED,
  ADD COLUMN last_name text
    GENERATED ALWAYS AS (application -> 'cardholder_details' ->> 'cardholder_last_name') STORED;

-- A row is either a request (requested_at) or something that was sent (sent_at). Received means that an operator has looked at it, or that it
-- came another way. What was sent after the claim itself names the operation it was sent with.
ALTER TABLE claim_documents ADD COLUMN sent_at timestamptz;
ALTER TABLE claim_documents ADD COLUMN long_operation_id uuid REFERENCES long_operations (id);
ALTER TABLE claim_documents DROP CONSTRAINT claim_documents_check;
-- First: it would take two files of one document for two open requests.
DROP INDEX claim_documents_open;
UPDATE claim_documents SET sent_at = received_at, received_at = NULL WHERE file_id IS NOT NULL;
ALTER TABLE claim_documents ADD CONSTRAINT claim_documents_check
  CHECK (requested_at IS NOT NULL OR sent_at IS NOT NULL OR received_at IS NOT NULL);
CREATE UNIQUE INDEX claim_documents_open ON claim_documents (claim_id, document_id)
  WHERE requested_at IS NOT NULL AND received_at IS NULL;

ALTER TABLE claim_events DROP CONSTRAINT claim_events_kind_check;
ALTER TABLE claim_events ADD CONSTRAINT claim_events_kind_check
  CHECK (kind IN ('status', 'document_requested', 'document_sent', 'document_received'));

-- Documents for a claim that was sent before. The same files again are the same upload.
CREATE TABLE document_uploads (
  long_operation_id uuid PRIMARY KEY REFERENCES long_operations (id),
  claim_id uuid NOT NULL REFERENCES claims (id),
  fingerprint text NOT NULL UNIQUE
);

-- Failed status checks, by address and by claim number. Both are keyed hashes, and the key is not in the database.
CREATE TABLE status_check_failures (
  key_hash text PRIMARY KEY,
  -- Oldest first, and never more than lock a key.
  failed_at timestamptz[] NOT NULL,
  touched_at timestamptz NOT NULL
);

CREATE INDEX status_check_failures_by_age ON status_check_failures (touched_at);

-- Whoever made a right status check may send documents to that claim for a while. Only the token's hash is kept.
CREATE TABLE status_tokens (
  token_hash text PRIMARY KEY,
  claim_id uuid NOT NULL REFERENCES claims (id),
  expires_at timestamptz NOT NULL
);

CREATE INDEX status_tokens_by_expiry ON status_tokens (expires_at);
