-- Addresses that want no mail about claims. Only a keyed hash is stored, which outlives the claims: whoever was erased gets no mail either.
CREATE TABLE claim_mail_opt_outs (
  address_hash text PRIMARY KEY,
  opted_out_at timestamptz NOT NULL
);
