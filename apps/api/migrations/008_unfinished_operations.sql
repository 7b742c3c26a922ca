-- When an operation that nobody finished was last put into the queue again, so that replicas do not do it all at once.
ALTER TABLE long_operations ADD COLUMN requeued_at timestamptz;

-- Whose a file is, is asked with every claim.
CREATE INDEX claim_documents_of_file ON claim_documents (file_id) WHERE file_id IS NOT NULL;
