-- The unique index on losses leaves out erased claims, so it finds no claims of a policy, and each new claim read the whole table.
CREATE INDEX claims_of_policy ON claims (policy_id) WHERE policy_id IS NOT NULL;
