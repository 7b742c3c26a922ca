-- What addresses have called in this minute, shared by all replicas. Lost if the server crashes, which costs a minute's count.
CREATE UNLOGGED TABLE call_counts (
  key_hash text PRIMARY KEY,
  calls integer NOT NULL,
  ends_at timestamptz NOT NULL
);
CREATE INDEX call_counts_ends_at ON call_counts (ends_at);
