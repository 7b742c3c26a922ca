-- Work that outlives its request. Only the hash of the id that a browser holds is stored: whoever reads this table can ask for nothing.
CREATE TABLE long_operations (
  id uuid PRIMARY KEY,
  id_hash text NOT NULL UNIQUE,
  response jsonb,
  started_at timestamptz NOT NULL,
  done_at timestamptz,
  CHECK ((response IS NULL) = (done_at IS NULL))
);

CREATE INDEX long_operations_under_way ON long_operations (started_at) WHERE done_at IS NULL;

-- A claim belongs to a card. `answered` keeps what was asked in the words of the day, since forms change and receipts do not.
CREATE TABLE claims (
  id uuid PRIMARY KEY,
  long_operation_id uuid NOT NULL UNIQUE REFERENCES long_operations (id),
  fingerprint text NOT NULL UNIQUE,
  card_id uuid NOT NULL,
  benefit_code text NOT NULL,
  product_code text NOT NULL,
  country text NOT NULL,
  language_code text NOT NULL,
  as_of date NOT NULL,
  date_of_loss date,
  application jsonb NOT NULL,
  answered jsonb NOT NULL,
  session_hash text,
  state text NOT NULL DEFAULT 'received' CHECK (state IN ('received', 'registered', 'duplicate')),
  claim_number text UNIQUE CHECK (char_length(claim_number) <= 9),
  status text CHECK (status IN ('open', 'in_review', 'waiting_for_documents', 'approved', 'denied', 'paid', 'closed')),
  received_at timestamptz NOT NULL,
  CHECK ((state = 'registered') = (claim_number IS NOT NULL)),
  CHECK ((state = 'registered') = (status IS NOT NULL))
);

-- The last word on duplicates, when two workers finish two claims of one loss at the same moment.
CREATE UNIQUE INDEX claims_one_for_a_loss ON claims (card_id, benefit_code, date_of_loss) WHERE state = 'registered';
CREATE INDEX claims_newest ON claims (received_at DESC, id DESC);

-- What was sent with a claim, and what was asked for later. A document without a file came another way.
CREATE TABLE claim_documents (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  claim_id uuid NOT NULL REFERENCES claims (id),
  document_id text NOT NULL,
  file_id text REFERENCES files (id),
  file_name text,
  sha256 text,
  requested_at timestamptz,
  received_at timestamptz,
  CHECK (requested_at IS NOT NULL OR received_at IS NOT NULL),
  CHECK ((file_id IS NULL) = (sha256 IS NULL))
);

CREATE INDEX claim_documents_of_claim ON claim_documents (claim_id);
CREATE UNIQUE INDEX claim_documents_open ON claim_documents (claim_id, document_id) WHERE received_at IS NULL;

CREATE TABLE claim_events (
  position bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  claim_id uuid NOT NULL REFERENCES claims (id),
  kind text NOT NULL CHECK (kind IN ('status', 'document_requested', 'document_received')),
  status text,
  document_id text,
  note text,
  author text NOT NULL,
  happened_at timestamptz NOT NULL,
  CHECK ((kind = 'status') = (status IS NOT NULL)),
  CHECK ((kind = 'status') = (document_id IS NULL))
);

CREATE INDEX claim_events_of_claim ON claim_events (claim_id, position);

-- What happened is added to, never changed.
CREATE FUNCTION refuse_change_of_claim_events() RETURNS trigger LANGUAGE plpgsql AS
  'BEGIN RAISE EXCEPTION ''claim events are never changed''; END';

CREATE TRIGGER claim_events_stay BEFORE UPDATE OR DELETE ON claim_events
  FOR EACH ROW EXECUTE FUNCTION refuse_change_of_claim_events();
