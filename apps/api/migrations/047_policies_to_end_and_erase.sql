-- Each minute workers look for policies whose term is over. Those that are in their last month, with nothing left to charge, are not read any more.
CREATE INDEX policies_to_expire ON policies (effective_date) WHERE status = 'in_force' AND next_payment_on IS NULL;
CREATE INDEX policies_due ON policies (next_payment_on) WHERE status = 'in_force' AND next_payment_on IS NOT NULL;

-- Each day retention looks for quotes and policies to erase. The index before contained every policy in force.
CREATE INDEX quotes_to_erase ON policies (created_at)
  WHERE erased_at IS NULL AND number IS NULL AND status IN ('expired', 'ineligible');
CREATE INDEX policies_to_erase ON policies ((coalesce(out_of_force_date, effective_date + interval '1 year')))
  WHERE erased_at IS NULL AND number IS NOT NULL AND status IN ('out_of_force', 'canceled', 'expired');
