-- Charges for the months after the purchase: one row for each time the processor is asked for money. Its id is the processor's idempotency key.
-- A scheduled charge is for one month and the card on file; a payment that resolves what is overdue is for all of it, with a card of its own.
CREATE TABLE charges (
  id uuid PRIMARY KEY,
  policy_id uuid NOT NULL REFERENCES policies (id),
  amount_cents bigint NOT NULL CHECK (amount_cents > 0),
  -- The first month that it pays; all of them are in charged_dues.
  due_on date NOT NULL,
  payment_reference text NOT NULL,
  card jsonb NOT NULL,
  -- Only for a payment that somebody makes: finds it again when the same request comes once more, and who made it.
  request_hash text,
  author text NOT NULL,
  -- The cardholder and the billing address that come with a new card.
  sealed_billing text,
  state text NOT NULL CHECK (state IN ('charging', 'succeeded', 'declined', 'returned')),
  tries integer NOT NULL DEFAULT 0,
  -- Until then somebody is asking the processor.
  taken_until timestamptz NOT NULL,
  -- A worker does not try again before then; somebody who waits for the result may.
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

-- Which months a charge pays. Together with the index, nobody pays a month twice: it is free for another charge only once this one has failed.
CREATE TABLE charged_dues (
  charge uuid NOT NULL REFERENCES charges (id),
  policy_id uuid NOT NULL REFERENCES policies (id),
  due_on date NOT NULL,
  amount_cents bigint NOT NULL CHECK (amount_cents > 0),
  has_failed boolean NOT NULL DEFAULT false,
  PRIMARY KEY (charge, due_on)
);

CREATE UNIQUE INDEX charged_dues_once ON charged_dues (policy_id, due_on) WHERE NOT has_failed;

-- Money that goes back to a card. The ledger has it once the processor has confirmed it.
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

-- The cardholder and the billing address of a policy's card, encrypted.
CREATE TABLE billing_details (
  policy_id uuid PRIMARY KEY REFERENCES policies (id),
  sealed_billing text NOT NULL
);

-- Reminders of an overdue payment that were sent, each once.
CREATE TABLE payment_reminders (
  policy_id uuid NOT NULL REFERENCES policies (id),
  coverage_ends_on date NOT NULL,
  days_before integer NOT NULL,
  PRIMARY KEY (policy_id, coverage_ends_on, days_before)
);

-- `next_payment_on` is the first day of the first month that is not paid; null when nothing is due any more.
CREATE INDEX policies_to_charge ON policies (next_payment_on) WHERE status = 'in_force';
CREATE INDEX policies_overdue ON policies (out_of_force_date) WHERE status = 'suspended';

-- Which month a charge begins to pay, and the card it went to or came from.
ALTER TABLE ledger_entries ADD COLUMN due_on date, ADD COLUMN last_4 text;

-- A charge that no policy came of is returned by a refund like any other.
ALTER TABLE purchases DROP CONSTRAINT purchases_state_check, DROP CONSTRAINT purchases_check1;
INSERT INTO refunds (id, policy_id, charge_id, amount_cents, state, planned_at)
SELECT id, policy_id, charge_id, amount_cents, 'planned', begun_at FROM purchases WHERE state = 'refunding';
UPDATE purchases SET state = 'returned' WHERE state IN ('refunding', 'refunded');
ALTER TABLE purchases
  ADD CHECK (state IN ('charging', 'succeeded', 'declined', 'returned')),
  ADD CHECK (state NOT IN ('succeeded', 'returned') OR charge_id IS NOT NULL);
DROP INDEX purchases_unfinished;
CREATE INDEX purchases_unfinished ON purchases (begun_at) WHERE state = 'charging' OR mailed_at IS NULL;
