-- The operator's request that planned a refund. Repeating that request plans no second one.
ALTER TABLE refunds ADD COLUMN request_id uuid;
