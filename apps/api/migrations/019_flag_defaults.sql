-- True while nobody has set the flag. Until then, the product may choose the status at start, as standalone mode does.
ALTER TABLE feature_flags ADD COLUMN is_default boolean NOT NULL DEFAULT true;
UPDATE feature_flags SET is_default = false WHERE changed_at > (SELECT min(changed_at) FROM feature_flags);
