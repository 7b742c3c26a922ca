-- Files of payment details refer to files as those of claims do, so that none is removed while it is used.
CREATE TABLE payment_files (
  long_operation_id uuid NOT NULL REFERENCES payment_details (long_operation_id),
  position integer NOT NULL,
  document_id text NOT NULL,
  file_id text NOT NULL REFERENCES files (id),
  file_name text NOT NULL,
  sha256 text NOT NULL,
  PRIMARY KEY (long_operation_id, position)
);

INSERT INTO payment_files (long_operation_id, position, document_id, file_id, file_name, sha256)
SELECT long_operation_id, ordinality, file ->> 'document_id', file ->> 'file_id', file ->> 'file_name', file ->> 'sha256'
FROM payment_details, jsonb_array_elements(files) WITH ORDINALITY AS listed (file, ordinality);

ALTER TABLE payment_details DROP COLUMN files;
CREATE INDEX payment_files_of_file ON payment_files (file_id);

-- Approved files that no claim and no payment has taken are removed some day. What was taken once stays, and is not looked at again.
ALTER TABLE files ADD COLUMN is_used boolean NOT NULL DEFAULT false;
CREATE INDEX files_not_yet_used ON files (decided_at) WHERE state = 'approved' AND NOT is_used;

-- Whose row is gone, and whose content is to be.
CREATE TABLE unused_objects (object uuid PRIMARY KEY);
