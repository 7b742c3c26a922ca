-- Each minute workers look for what is to be done. These indexes contain that and nothing else; before, they also read every open quote and every
-- purchase that was declined.
DROP INDEX policies_waiting;
CREATE INDEX policies_quotes_to_end ON policies (quote_expires_on) WHERE status = 'initializing';
CREATE INDEX policies_to_start ON policies (effective_date) WHERE status = 'bound';
DROP INDEX purchases_unfinished;
CREATE INDEX purchases_unfinished ON purchases (begun_at)
  WHERE state = 'charging' OR (state = 'succeeded' AND mailed_at IS NULL);

-- Each day retention looks for claims to erase.
CREATE INDEX claims_to_erase ON claims (received_at)
  WHERE erased_at IS NULL AND (status IN ('denied', 'paid', 'closed') OR state = 'duplicate');

-- The other index contains only accepted details.
CREATE INDEX payment_details_of_claim ON payment_details (claim_id);
