CREATE TABLE feature_flags (
  code text PRIMARY KEY,
  status text NOT NULL CHECK (status IN ('on', 'off')),
  changed_at timestamptz NOT NULL DEFAULT now()
);

-- The first state of the flags; mcu_nam_cp goes on with the marketplace behind it.
INSERT INTO feature_flags (code, status) VALUES
  ('mcu_nam_cp', 'off'),
  ('mcu_ap_general', 'off'),
  ('mcu_mea_general', 'off'),
  ('ap_claim_status_check', 'on'),
  ('global_accessibility_statement', 'on'),
  ('mcu_lpg_v1modal', 'on'),
  ('portal_unavailable', 'off'),
  ('cp_restrict_inputs_purchase_flow', 'off');
