-- How many claims a card or a policy has sent since `since`, which begins again after a day. A row that is over is used again for the next claim.
CREATE TABLE claim_counts (
  claimant_id uuid PRIMARY KEY,
  since timestamptz NOT NULL,
  claims integer NOT NULL
) WITH (fillfactor = 50);

-- A claim of a loss that was claimed before names that claim instead of keeping the answers a second time. No foreign key, since every claim would
-- pay for it, and claims are never deleted.
ALTER TABLE claims
  ADD COLUMN duplicate_of uuid,
  ADD CONSTRAINT claims_registered_once CHECK (duplicate_of IS NULL OR state <> 'registered');

UPDATE claims AS copy SET
  duplicate_of = other.id,
  application = '{}',
  answered = CASE WHEN copy.answered IS NOT NULL THEN '[]'::jsonb END
FROM claims AS other
WHERE copy.state = 'duplicate' AND other.state = 'registered' AND other.benefit_code = copy.benefit_code
  AND other.date_of_loss = copy.date_of_loss
  AND (other.card_id = copy.card_id OR (other.policy_id = copy.policy_id AND other.injured = copy.injured));

DELETE FROM claim_documents USING claims WHERE claims.id = claim_id AND duplicate_of IS NOT NULL;

-- What an operation is about is written before the operation: where it turns out to be known, nothing has been written.
ALTER TABLE claims ALTER CONSTRAINT claims_long_operation_id_fkey DEFERRABLE INITIALLY DEFERRED;
ALTER TABLE claim_documents ALTER CONSTRAINT claim_documents_long_operation_id_fkey DEFERRABLE INITIALLY DEFERRED;
ALTER TABLE document_uploads ALTER CONSTRAINT document_uploads_long_operation_id_fkey DEFERRABLE INITIALLY DEFERRED;
ALTER TABLE payment_details ALTER CONSTRAINT payment_details_long_operation_id_fkey DEFERRABLE INITIALLY DEFERRED;
