-- A file of its own, as for policies. The new index is that of illnesses.
DROP INDEX claims_one_for_a_policys_loss;
