-- Each erasure of a claim looks for what was sent to it.
CREATE INDEX document_uploads_of_claim ON document_uploads (claim_id);
