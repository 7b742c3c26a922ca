-- Charges after the purchase. The id of a row is the idempotency key at the payment processor.
-- A scheduled charge pays for one month with the card on file; a payment that somebody makes pays for all overdue months, with its own card.
CREATE TABLE charges (
  id uuid PRIMARY KEY,
  policy_id uuid NOT NULL REFERENCES policies (id),
  amount_cents bigint NOT NULL CHECK (amount_cents > 0),
  -- The first due date that it pays for; charged_dues has all of them.
  due_on date NOT NULL,
  payment_reference text NOT NULL,
  card jsonb NOT NULL,
  -- Set only for a payment that somebody makes. A repeated request has the same hash, and finds this charge.
  request_hash text,
  author text NOT NULL,
  -- The encrypted cardholder name and billing address that come with a new card.
  sealed_billing text,
  state text NOT NULL CHECK (state IN ('charging', 'succeeded', 'declined', 'returned')),
  tries integer NOT NULL DEFAULT 0,
  -- Until then one process has taken this charge, and nobody else asks the processor.
  taken_until timestamptz NOT NULL,
  -- Workers do not try again before this time. A person who waits for the result does not have to wait for it.
  next_try_at timestamptz NOT NULL,
  decline_code text,
  charge_id text,
  begun_at timestamptz NOT NULL,
  ended_at timestamptz,
  UNIQUE (policy_id, request_hash),
  CHECK ((state = 'declined') = (decline_code IS NOT NULL)),
  CHECK ((state IN ('succeeded', 'returned')) = (charge_id IS NOT NULL))
);

CREATE UNIQUE INDEX charges_one_at_a_time ON charges (policy_id) WHERE state = 'charging';
CREATE INDEX charges_waiting ON charges (next_try_at) WHERE state = 'charging';

-- Which due dates a charge pays for. The index makes sure that no month is paid twice: another charge can take it only after this one has failed.
CREATE TABLE charged_dues (
  charge uuid NOT NULL REFERENCES charges (id),
  policy_id uuid NOT NULL REFERENCES policies (id),
  due_on date NOT NULL,
  amount_cents bigint NOT NULL CHECK (amount_cents > 0),
  has_failed boolean NOT NULL DEFAULT false,
  PRIMARY KEY (charge, due_on)
);

CREATE UNIQUE INDEX charged_dues_once ON charged_dues (policy_id, due_on) WHERE NOT has_failed;

-- Refunds. Each is entered in the ledger once the processor has confirmed it.
CREATE TABLE refunds (
  id uuid PRIMARY KEY,
  policy_id uuid NOT NULL REFERENCES policies (id),
  charge_id text NOT NULL,
  amount_cents bigint NOT NULL CHECK (amount_cents > 0),
  state text NOT NULL CHECK (state IN ('planned', 'done')),
  planned_at timestamptz NOT NULL,
  ended_at timestamptz
);

CREATE INDEX refunds_of_policy ON refunds (policy_id);
CREATE INDEX refunds_planned ON refunds (planned_at) WHERE state = 'planned';

-- The encrypted cardholder name and billing address of a policy's card.
CREATE TABLE billing_details (
  policy_id uuid PRIMARY KEY REFERENCES policies (id),
  sealed_billing text NOT NULL
);

-- Reminders of an overdue payment that have been sent. Each is sent once.
CREATE TABLE payment_reminders (
  policy_id uuid NOT NULL REFERENCES policies (id),
  coverage_ends_on date NOT NULL,
  days_before integer NOT NULL,
  PRIMARY KEY (policy_id, coverage_ends_on, days_before)
);

-- `next_payment_on` is the first due date that is not paid; null once nothing more is due.
CREATE INDEX policies_to_charge ON policies (next_payment_on) WHERE status = 'in_force';
CREATE INDEX policies_overdue ON policies (out_of_force_date) WHERE status = 'suspended';

-- The first due date that a charge pays for, and the card.
ALTER TABLE ledger_entries ADD COLUMN due_on date, ADD COLUMN last_4 text;

-- A purchase that was charged but did not become a policy is refunded like any other charge.
ALTER TABLE purchases DROP CONSTRAINT purchases_state_check, DROP CONSTRAINT purchases_check1;
INSERT INTO refunds (id, policy_id, charge_id, amount_cents, state, planned_at)
SELECT id, policy_id, charge_id, amount_cents, 'planned', begun_at FROM purchases WHERE state = 'refunding';
UPDATE purchases SET state = 'returned' WHERE state IN ('refunding', 'refunded');
ALTER TABLE purchases
  ADD CHECK (state IN ('charging', 'succeeded', 'declined', 'returned')),
  ADD CHECK (state NOT IN ('succeeded', 'returned') OR charge_id IS NOT NULL);
DROP INDEX purchases_unfinished;
CREATE INDEX purchases_unfinished ON purchases (begun_at) WHERE state = 'charging' OR mailed_at IS NULL;
