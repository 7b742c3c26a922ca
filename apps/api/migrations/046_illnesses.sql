-- Two people of a policy may be diagnosed on the same day, and somebody who is ill may have an accident on the day of the diagnosis.
-- contract: nothing is taken away, because the new index refuses less than the one before.
CREATE UNIQUE INDEX claims_one_for_a_persons_loss ON claims (policy_id, benefit_code, date_of_loss, injured, (
    coalesce(application -> 'illness_details' ->> 'diagnosed_role', '') || ' '
    || lower(coalesce(application -> 'illness_details' ->> 'diagnosed_first_name', ''))
  ))
  WHERE state = 'registered' AND policy_id IS NOT NULL AND erased_at IS NULL;
