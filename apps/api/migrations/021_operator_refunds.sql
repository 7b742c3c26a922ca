-- The operator's request that a refund was planned for: the same request plans nothing more.
ALTER TABLE refunds ADD COLUMN request_id uuid;
