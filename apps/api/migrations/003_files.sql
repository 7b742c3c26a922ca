-- What people send as evidence. The id that a browser holds is a capability, so only its SHA-256 is kept.
CREATE TABLE files (
  id text PRIMARY KEY CHECK (id ~ '^[0-9a-f]{64}$'),
  -- The content is under a generated name: incoming/ while it is checked, approved/ from then on.
  object uuid NOT NULL UNIQUE,
  name text NOT NULL,
  extension text NOT NULL,
  content_type text NOT NULL,
  sha256 text NOT NULL CHECK (sha256 ~ '^[0-9a-f]{64}$'),
  promised_size integer CHECK (promised_size > 0),
  size integer,
  state text NOT NULL CHECK (state IN ('waiting', 'pending', 'approved', 'refused')),
  reason text CHECK (reason IN ('wrong_content', 'malware', 'too_large', 'unreadable', 'never_arrived')),
  -- How often a check was begun, and when a job for it was last put into the queue.
  checks integer NOT NULL DEFAULT 0,
  queued_at timestamptz,
  signed_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  arrived_at timestamptz,
  decided_at timestamptz,
  -- When what was left under incoming/ was removed.
  swept_at timestamptz,
  CHECK ((state = 'refused') = (reason IS NOT NULL)),
  CHECK ((state IN ('approved', 'refused')) = (decided_at IS NOT NULL)),
  CHECK (state <> 'approved' OR size IS NOT NULL)
);

CREATE INDEX files_under_way ON files (state, signed_at) WHERE state IN ('waiting', 'pending');
CREATE INDEX files_to_sweep ON files (expires_at) WHERE swept_at IS NULL;
