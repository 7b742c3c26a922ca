-- Answers to sensitive questions are encrypted with a key that is not here; `application` has their last three characters. Null for claims from
-- before, which the server encrypts when it starts, and empty when the claim's person was forgotten.
ALTER TABLE claims
  ADD COLUMN sealed_answers text,
  ADD COLUMN receipt_revoked_at timestamptz,
  ADD COLUMN erased_at timestamptz;
CREATE INDEX claims_not_sealed ON claims (id) WHERE sealed_answers IS NULL;
CREATE INDEX claims_not_erased ON claims (received_at) WHERE erased_at IS NULL;
CREATE INDEX claims_of_card ON claims (card_id) WHERE card_id IS NOT NULL;

-- Without names, two losses of one day look alike.
DROP INDEX claims_one_for_a_policys_loss;
CREATE UNIQUE INDEX claims_one_for_a_policys_loss ON claims (policy_id, benefit_code, date_of_loss, injured)
  WHERE state = 'registered' AND policy_id IS NOT NULL AND erased_at IS NULL;

ALTER TABLE claim_events DROP CONSTRAINT claim_events_kind_check, DROP CONSTRAINT claim_events_check1;
ALTER TABLE claim_events
  ADD CONSTRAINT claim_events_kind_check CHECK (kind IN
    ('status', 'document_requested', 'document_sent', 'document_received', 'receipt_revoked', 'exported', 'erased')),
  ADD CONSTRAINT claim_events_check1 CHECK ((kind LIKE 'document%') = (document_ids IS NOT NULL));

-- Events are still never changed, but their notes, which people write about people, can be emptied.
CREATE OR REPLACE FUNCTION refuse_change_of_claim_events() RETURNS trigger LANGUAGE plpgsql AS
  'BEGIN
    IF TG_OP = ''UPDATE'' AND NEW.note IS NULL AND to_jsonb(NEW) - ''note'' = to_jsonb(OLD) - ''note'' THEN RETURN NEW; END IF; --
    RAISE EXCEPTION ''claim events are never changed''; --
  END';
