-- Quotes and policies: a quote is a policy that is not bought. People, addresses and answers about health are encrypted with a key that is not
-- here. `owner_hash` is a keyed hash of the policyholder's e-mail address, `session_id` the user session it was made in.
CREATE TABLE policies (
  id uuid PRIMARY KEY,
  number text UNIQUE,
  status text NOT NULL CHECK (status IN
    ('initializing', 'pending', 'bound', 'in_force', 'suspended', 'out_of_force', 'canceled', 'expired', 'ineligible')),
  owner_hash text NOT NULL,
  session_id text NOT NULL,
  state text NOT NULL,
  time_zone_id text NOT NULL,
  -- Counts the changes of the quote; each is kept in policy_versions.
  version integer NOT NULL,
  effective_date date NOT NULL,
  monthly_premium_cents bigint NOT NULL CHECK (monthly_premium_cents > 0),
  coverages jsonb NOT NULL,
  sealed_details text NOT NULL,
  quote_expires_on date NOT NULL,
  replaces uuid REFERENCES policies (id),
  card jsonb,
  payment_reference text,
  next_payment_on date,
  out_of_force_date date,
  purchase_problem text,
  created_at timestamptz NOT NULL,
  bought_at timestamptz,
  CHECK ((number IS NULL) = (bought_at IS NULL)),
  -- Nobody has a policy that they have not bought.
  CHECK (number IS NOT NULL OR status NOT IN ('bound', 'in_force', 'suspended', 'out_of_force', 'canceled'))
);

CREATE INDEX policies_of_owner ON policies (owner_hash, created_at DESC);
CREATE INDEX policies_of_session ON policies (session_id, created_at DESC);
CREATE INDEX policies_newest ON policies (created_at DESC, id DESC);
CREATE INDEX policies_waiting ON policies (status) WHERE status IN ('initializing', 'bound', 'in_force');

-- Every price that a quote has had, and what for.
CREATE TABLE policy_versions (
  policy_id uuid NOT NULL REFERENCES policies (id),
  version integer NOT NULL,
  effective_date date NOT NULL,
  monthly_premium_cents bigint NOT NULL,
  coverages jsonb NOT NULL,
  sealed_details text NOT NULL,
  priced_at timestamptz NOT NULL,
  PRIMARY KEY (policy_id, version)
);

-- What happened to policies, and what operators did with them. A list is about no policy in particular.
CREATE TABLE policy_history (
  position bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  policy_id uuid REFERENCES policies (id),
  kind text NOT NULL,
  status text,
  note text,
  author text NOT NULL,
  happened_at timestamptz NOT NULL,
  CHECK ((kind = 'listed') = (policy_id IS NULL))
);

CREATE INDEX policy_history_of_policy ON policy_history (policy_id, position);

-- Money: a charge is positive, a refund negative, and the sum is what the person has paid.
CREATE TABLE ledger_entries (
  position bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  policy_id uuid NOT NULL REFERENCES policies (id),
  kind text NOT NULL CHECK (kind IN ('charge', 'refund')),
  amount_cents bigint NOT NULL,
  currency text NOT NULL,
  charge_id text NOT NULL,
  -- One movement is entered once.
  movement text NOT NULL UNIQUE,
  happened_at timestamptz NOT NULL,
  CHECK ((kind = 'charge' AND amount_cents > 0) OR (kind = 'refund' AND amount_cents < 0))
);

CREATE INDEX ledger_entries_of_policy ON ledger_entries (policy_id, position);

-- One attempt to buy a policy. Its id is the processor's idempotency key; `request_hash` finds it again when the same request comes once more.
CREATE TABLE purchases (
  id uuid PRIMARY KEY,
  policy_id uuid NOT NULL REFERENCES policies (id),
  request_hash text NOT NULL,
  amount_cents bigint NOT NULL CHECK (amount_cents > 0),
  payment_reference text NOT NULL,
  card jsonb NOT NULL,
  sealed_billing text NOT NULL,
  state text NOT NULL CHECK (state IN ('charging', 'succeeded', 'declined', 'refunding', 'refunded')),
  tries integer NOT NULL DEFAULT 0,
  -- Until then somebody is asking the processor.
  taken_until timestamptz,
  decline_code text,
  charge_id text,
  begun_at timestamptz NOT NULL,
  ended_at timestamptz,
  mailed_at timestamptz,
  UNIQUE (policy_id, request_hash),
  CHECK ((state = 'declined') = (decline_code IS NOT NULL)),
  CHECK (state NOT IN ('succeeded', 'refunding', 'refunded') OR charge_id IS NOT NULL)
);

-- A policy is bought once: at most one purchase is under way or has succeeded.
CREATE UNIQUE INDEX purchases_one_for_a_policy ON purchases (policy_id) WHERE state IN ('charging', 'succeeded');
CREATE INDEX purchases_unfinished ON purchases (begun_at) WHERE state IN ('charging', 'refunding') OR mailed_at IS NULL;

CREATE FUNCTION refuse_change_of_policy_records() RETURNS trigger LANGUAGE plpgsql AS
  'BEGIN RAISE EXCEPTION ''% are never changed'', replace(TG_TABLE_NAME, ''_'', '' ''); END';

CREATE TRIGGER policy_versions_stay BEFORE UPDATE OR DELETE ON policy_versions
  FOR EACH ROW EXECUTE FUNCTION refuse_change_of_policy_records();
CREATE TRIGGER policy_history_stays BEFORE UPDATE OR DELETE ON policy_history
  FOR EACH ROW EXECUTE FUNCTION refuse_change_of_policy_records();
CREATE TRIGGER ledger_entries_stay BEFORE UPDATE OR DELETE ON ledger_entries
  FOR EACH ROW EXECUTE FUNCTION refuse_change_of_policy_records();
