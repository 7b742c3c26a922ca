-- Keys of the people who run the portal. A key itself is nowhere: 256 random bits need no slow hash.
CREATE TABLE operator_keys (
  name text PRIMARY KEY,
  hash text NOT NULL UNIQUE,
  created_at timestamptz NOT NULL,
  created_by text NOT NULL,
  last_used_on date,
  revoked_at timestamptz,
  revoked_by text,
  CHECK ((revoked_at IS NULL) = (revoked_by IS NULL))
);

-- Who set a flag last; null while it has its first status, or was set before keys had names.
ALTER TABLE feature_flags ADD COLUMN changed_by text;
