-- Who asked for a file to be waited for, as a keyed hash whose key is not in the database; forgotten as soon as it is waited for no more.
ALTER TABLE files ADD COLUMN address_hash text;
ALTER TABLE files ADD CONSTRAINT files_address_check CHECK (state = 'waiting' OR address_hash IS NULL);
