-- How many bytes each card, policy, claim and client address was given permits for, by the hour. The keys are keyed hashes whose key is not
-- in the database; a row goes after a day.
CREATE TABLE upload_quotas (
  key_hash text NOT NULL,
  hour timestamptz NOT NULL,
  bytes bigint NOT NULL CHECK (bytes >= 0),
  PRIMARY KEY (key_hash, hour)
);
CREATE INDEX upload_quotas_by_hour ON upload_quotas (hour);

-- What a permit that nobody uses gives back, and to whom; forgotten with the address as soon as the file is waited for no more.
ALTER TABLE files ADD COLUMN sender_hash text;
ALTER TABLE files ADD COLUMN reserved_bytes bigint;
ALTER TABLE files ADD CONSTRAINT files_sender_check CHECK (state = 'waiting' OR sender_hash IS NULL);
