-- The key of the fingerprints, encrypted with the key of the settings, so that the latter can be changed. Null: the key of the settings itself.
ALTER TABLE fingerprint_key ADD COLUMN sealed_key text;

-- The last day on which somebody logged in with the card; null for cards from before, which count from the day they were stored.
ALTER TABLE cards ADD COLUMN last_used_on date;
CREATE INDEX cards_by_last_use ON cards ((coalesce(last_used_on, (created_at AT TIME ZONE 'UTC')::date)));
