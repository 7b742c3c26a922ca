-- Answers to sensitive questions are encrypted with a key that is not here; `application` has their last three characters. Null for claims from
-- before, which the server encrypts when it starts, and empty when the claim's person was forgotten.
ALTER TABLE claims
  ADD COLUMN sealed_answers text,
  ADD COLUMN receipt_revoked_at timestamptz,
  ADD COLUMN erased_at timestamptz;
CREATE INDEX claims_not_sealed ON claims (id) WHERE sealed_answers IS NULL;
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

CREATE OR REPLACE FUNCTION refuse_change_of_letter_events() RETURNS trigger LANGUAGE plpgsql AS
  'BEGIN
    IF TG_OP = ''UPDATE'' AND NEW.note IS NULL AND to_jsonb(NEW) - ''note'' = to_jsonb(OLD) - ''note'' THEN RETURN NEW; END IF; --
    RAISE EXCEPTION ''letter events are never changed''; --
  END';

ALTER TABLE letters ADD COLUMN erased_at timestamptz;
CREATE INDEX letters_of_card ON letters (card_id);
CREATE INDEX letters_not_erased ON letters ((coalesce(return_date, departure_date))) WHERE erased_at IS NULL;
ALTER TABLE letter_events DROP CONSTRAINT letter_events_kind_check;
ALTER TABLE letter_events
  ADD CONSTRAINT letter_events_kind_check CHECK (kind IN ('received', 'listed', 'shown', 'revoked', 'exported', 'erased'));

-- Versions and history of policies stay as well, without people: `sealed_details` and `note` can be emptied, nothing else.
CREATE OR REPLACE FUNCTION refuse_change_of_policy_records() RETURNS trigger LANGUAGE plpgsql AS
  'DECLARE emptied text := CASE TG_TABLE_NAME WHEN ''policy_history'' THEN ''note'' WHEN ''policy_versions'' THEN ''sealed_details'' END; --
  BEGIN
    IF TG_OP = ''UPDATE'' AND emptied IS NOT NULL AND coalesce(to_jsonb(NEW) ->> emptied, '''') = ''''
      AND to_jsonb(NEW) - emptied = to_jsonb(OLD) - emptied THEN RETURN NEW; END IF; --
    RAISE EXCEPTION ''% are never changed'', replace(TG_TABLE_NAME, ''_'', '' ''); --
  END';

ALTER TABLE policies ADD COLUMN erased_at timestamptz;
CREATE INDEX policies_not_erased ON policies (created_at) WHERE erased_at IS NULL;

-- What operators asked for about a person, and what the calendar did. Whom it is about is encrypted, and forgotten when it is done: until then,
-- what a kill interrupted can go on.
CREATE TABLE privacy_requests (
  id uuid PRIMARY KEY,
  kind text NOT NULL CHECK (kind IN ('export', 'erase', 'retention')),
  author text NOT NULL,
  sealed_person text,
  -- How much of each kind of data it was about.
  counts jsonb,
  begun_at timestamptz NOT NULL,
  ended_at timestamptz,
  CHECK ((sealed_person IS NULL) = (ended_at IS NOT NULL)),
  CHECK ((counts IS NULL) = (ended_at IS NULL))
);

CREATE INDEX privacy_requests_unfinished ON privacy_requests (begun_at) WHERE ended_at IS NULL;
