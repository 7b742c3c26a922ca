-- What the embedded mail and SMS adapters sent. The position keeps the order of messages that share an instant.
CREATE TABLE outbox (
  position bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  id uuid NOT NULL UNIQUE,
  kind text NOT NULL CHECK (kind IN ('mail', 'sms', 'call')),
  recipient text NOT NULL,
  subject text,
  text text NOT NULL,
  html text,
  tag text,
  sent_at timestamptz NOT NULL,
  CHECK ((kind = 'mail') = (subject IS NOT NULL))
);

-- An object exists when its row does. The file has a random name in the objects folder, so a key never becomes a path.
CREATE TABLE objects (
  key text PRIMARY KEY,
  file uuid NOT NULL UNIQUE,
  content_type text NOT NULL,
  size bigint NOT NULL CHECK (size >= 0),
  etag text NOT NULL,
  stored_at timestamptz NOT NULL
);

-- The books of the simulated payment processor.
CREATE TABLE simulated_charges (
  id uuid PRIMARY KEY,
  idempotency_key text NOT NULL UNIQUE,
  payment_reference text NOT NULL,
  amount_cents bigint NOT NULL CHECK (amount_cents > 0),
  currency text NOT NULL,
  decline_code text,
  charged_at timestamptz NOT NULL DEFAULT now()
);

CREATE TABLE simulated_refunds (
  id uuid PRIMARY KEY,
  idempotency_key text NOT NULL UNIQUE,
  charge_id uuid NOT NULL REFERENCES simulated_charges (id),
  amount_cents bigint NOT NULL CHECK (amount_cents > 0),
  refunded_at timestamptz NOT NULL DEFAULT now()
);

CREATE INDEX simulated_refunds_of_charge ON simulated_refunds (charge_id);
