-- Travel letters that a browser has registered. Who travels is encrypted with a key that is not here, as are the initials, which alone are shown
-- to whoever has the letter's code. Of the code there is only a keyed hash.
CREATE TABLE letters (
  ticket text PRIMARY KEY,
  code_hash text NOT NULL UNIQUE,
  card_id uuid NOT NULL,
  benefit_code text NOT NULL,
  product_code text NOT NULL,
  card_issuer text NOT NULL,
  card_type text NOT NULL,
  country text NOT NULL,
  language_code text NOT NULL,
  issuance_date date NOT NULL,
  departure_date date NOT NULL,
  return_date date,
  sealed_traveller text NOT NULL,
  sealed_initials text NOT NULL,
  received_at timestamptz NOT NULL,
  revoked_at timestamptz,
  CHECK (return_date > departure_date)
);

CREATE INDEX letters_newest ON letters (received_at DESC, ticket DESC);

-- What happened to letters, and what operators did with them. A list is about no letter in particular.
CREATE TABLE letter_events (
  position bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  ticket text REFERENCES letters (ticket),
  kind text NOT NULL CHECK (kind IN ('received', 'listed', 'shown', 'revoked')),
  note text,
  author text NOT NULL,
  happened_at timestamptz NOT NULL,
  CHECK ((kind = 'listed') = (ticket IS NULL))
);

CREATE INDEX letter_events_of_letter ON letter_events (ticket, position);

CREATE FUNCTION refuse_change_of_letter_events() RETURNS trigger LANGUAGE plpgsql AS
  'BEGIN RAISE EXCEPTION ''letter events are never changed''; END';

CREATE TRIGGER letter_events_stay BEFORE UPDATE OR DELETE ON letter_events
  FOR EACH ROW EXECUTE FUNCTION refuse_change_of_letter_events();
