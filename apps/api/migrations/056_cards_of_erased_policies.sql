-- Erasing a policy left the card with which it was paid, and what could charge it. What is still being charged needs them.
UPDATE purchases SET sealed_billing = '', payment_reference = '', card = '{}', request_hash = 'erased ' || purchases.id
  FROM policies WHERE policies.id = policy_id AND erased_at IS NOT NULL AND purchases.state <> 'charging';
UPDATE charges SET sealed_billing = NULL, payment_reference = '', card = '{}', request_hash = NULL
  FROM policies WHERE policies.id = policy_id AND erased_at IS NOT NULL AND charges.state <> 'charging';
