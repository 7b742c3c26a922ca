-- Drafts on their way to another device. The content is encrypted with a key that only the link has, and goes after 15 minutes.
CREATE TABLE draft_transfers (
  id uuid PRIMARY KEY,
  draft_id uuid NOT NULL,
  card_id uuid NOT NULL,
  code_hash text NOT NULL UNIQUE,
  content text,
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  picked_up_at timestamptz,
  -- Who picked it up, so that the same device can ask again when the answer got lost.
  pick_up_hash text,
  revoked_at timestamptz
);
CREATE INDEX draft_transfers_of_card ON draft_transfers (card_id, created_at);
CREATE INDEX draft_transfers_with_content ON draft_transfers (expires_at) WHERE content IS NOT NULL;

-- A draft that is on several devices becomes one claim.
ALTER TABLE claims ADD COLUMN draft_id uuid;
CREATE UNIQUE INDEX claims_of_draft ON claims (card_id, draft_id) WHERE draft_id IS NOT NULL;
