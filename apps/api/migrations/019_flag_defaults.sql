-- Whether a flag has its first status because nobody has set it: how a product is started may then decide.
ALTER TABLE feature_flags ADD COLUMN is_default boolean NOT NULL DEFAULT true;
UPDATE feature_flags SET is_default = false WHERE changed_at > (SELECT min(changed_at) FROM feature_flags);
