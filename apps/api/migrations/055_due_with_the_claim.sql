-- Documents that were due with a claim were requested a moment after it was received, when it got its number, and so looked as if they had been
-- requested later. Only that first request has this author. Nobody waits for documents of claims that have ended, and those are nearly all.
UPDATE claim_documents SET requested_at = claims.received_at
FROM claim_events JOIN claims ON claims.id = claim_events.claim_id
WHERE kind = 'document_requested' AND author = 'system' AND claims.status NOT IN ('denied', 'paid', 'closed')
  AND claim_documents.claim_id = claim_events.claim_id AND claim_documents.document_id = ANY (document_ids)
  AND claim_documents.requested_at = happened_at AND happened_at > claims.received_at;
