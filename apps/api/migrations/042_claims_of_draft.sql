-- A copy of a draft that turned out to be a duplicate of an earlier claim no longer stops the draft from becoming a claim.
-- contract: nothing is taken away, because the new index refuses less than the one it replaces.
DROP INDEX claims_of_draft;
CREATE UNIQUE INDEX claims_of_draft ON claims (card_id, draft_id) WHERE draft_id IS NOT NULL AND duplicate_of IS NULL;
