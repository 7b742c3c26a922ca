-- The keys of hashes, each encrypted with a secret of the settings. When the secret changes, only this is encrypted again, and every hash stays valid.
CREATE TABLE hash_keys (
  name text PRIMARY KEY,
  sealed_key text NOT NULL
);

-- Versions of policies still stay as they were, but who is in them can be encrypted with a new key, in a transaction that says so.
CREATE OR REPLACE FUNCTION refuse_change_of_policy_records() RETURNS trigger LANGUAGE plpgsql AS
  'DECLARE emptied text := CASE TG_TABLE_NAME WHEN ''policy_history'' THEN ''note'' WHEN ''policy_versions'' THEN ''sealed_details'' END; --
  BEGIN
    IF TG_OP = ''UPDATE'' AND emptied IS NOT NULL AND to_jsonb(NEW) - emptied = to_jsonb(OLD) - emptied
      AND (coalesce(to_jsonb(NEW) ->> emptied, '''') = ''''
        OR (emptied = ''sealed_details'' AND current_setting(''amparo.encrypts_again'', true) = ''on'')) THEN RETURN NEW; END IF; --
    RAISE EXCEPTION ''% are never changed'', replace(TG_TABLE_NAME, ''_'', '' ''); --
  END';
