-- Duplicates are erased much earlier than ended claims, which are in the other index.
CREATE INDEX claims_duplicates_to_erase ON claims (received_at) WHERE erased_at IS NULL AND state = 'duplicate';
