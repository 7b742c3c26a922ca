-- What is asked for in one go is one event, however many documents it is about.
ALTER TABLE claim_events
  ALTER COLUMN document_id TYPE text[] USING CASE WHEN document_id IS NOT NULL THEN ARRAY[document_id] END;
ALTER TABLE claim_events RENAME COLUMN document_id TO document_ids;
