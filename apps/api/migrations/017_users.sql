-- Files attached to mail in the outbox, in base64. Like the outbox itself they are there for `/dev` only.
CREATE TABLE outbox_attachments (
  message_id uuid NOT NULL,
  position integer NOT NULL,
  filename text NOT NULL,
  content_type text NOT NULL,
  content text NOT NULL,
  PRIMARY KEY (message_id, position)
);

-- Mail on its way to a mail server, encrypted with a key that is not here. A row is deleted when the server has the mail.
CREATE TABLE queued_mail (
  id uuid PRIMARY KEY,
  sealed_message text NOT NULL,
  tag text NOT NULL,
  queued_at timestamptz NOT NULL,
  tries integer NOT NULL DEFAULT 0,
  next_try_at timestamptz NOT NULL
);

CREATE INDEX queued_mail_due ON queued_mail (next_try_at);

-- Sign-in links. Of the token and, for lookups, of the address there are keyed hashes; the address itself is encrypted. No key is in the database.
CREATE TABLE sign_in_links (
  token_hash text PRIMARY KEY,
  email_hash text NOT NULL,
  sealed_email text NOT NULL,
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  used_at timestamptz
);

CREATE INDEX sign_in_links_of_mailbox ON sign_in_links (email_hash) WHERE used_at IS NULL;
CREATE INDEX sign_in_links_by_expiry ON sign_in_links (expires_at);

-- When links were sent to a mailbox in the last hour, oldest first.
CREATE TABLE sign_in_mailboxes (
  email_hash text PRIMARY KEY,
  sent_at timestamptz[] NOT NULL,
  touched_at timestamptz NOT NULL
);

CREATE INDEX sign_in_mailboxes_by_age ON sign_in_mailboxes (touched_at);

-- Sessions of users. A guest has not proved the address, so that it is only compared and never shown.
CREATE TABLE user_sessions (
  id uuid PRIMARY KEY,
  token_hash text NOT NULL UNIQUE,
  -- The token before the last rotation, which is accepted a moment longer: a request may be under way, or the answer get lost.
  previous_token_hash text UNIQUE,
  rotated_at timestamptz,
  email_hash text NOT NULL,
  sealed_email text,
  is_guest boolean NOT NULL,
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  revoked_at timestamptz,
  CHECK (is_guest = (sealed_email IS NULL))
);

CREATE INDEX user_sessions_by_expiry ON user_sessions (expires_at);
