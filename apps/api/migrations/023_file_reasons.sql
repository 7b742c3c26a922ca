-- New reasons to refuse a file: executable content, and card numbers in it.
ALTER TABLE files DROP CONSTRAINT files_reason_check;
ALTER TABLE files ADD CONSTRAINT files_reason_check CHECK (reason IN
  ('wrong_content', 'malware', 'active_content', 'card_number', 'too_large', 'unreadable', 'never_arrived'));
