-- What was sent to claims after they were erased. The sweep deletes files that nothing uses.
UPDATE files SET is_used = false WHERE is_used AND id IN (
  SELECT file_id FROM claim_documents JOIN claims ON claims.id = claim_id WHERE erased_at IS NOT NULL
  UNION ALL
  SELECT file_id FROM payment_files JOIN payment_details USING (long_operation_id) JOIN claims ON claims.id = claim_id
    WHERE erased_at IS NOT NULL
);
UPDATE claim_documents SET file_id = NULL, file_name = NULL, sha256 = NULL FROM claims
  WHERE claims.id = claim_id AND erased_at IS NOT NULL AND file_id IS NOT NULL;
UPDATE document_uploads SET fingerprint = 'erased ' || document_uploads.long_operation_id FROM claims
  WHERE claims.id = claim_id AND erased_at IS NOT NULL;
DELETE FROM payment_files USING payment_details JOIN claims ON claims.id = claim_id
  WHERE payment_files.long_operation_id = payment_details.long_operation_id AND erased_at IS NOT NULL;

-- The same of payment details. Erasing itself left the payee's bank.
UPDATE payment_details SET sealed = '', payee_bank_code = '', account_ending = '',
    fingerprint = 'erased ' || payment_details.long_operation_id
  FROM claims WHERE claims.id = claim_id AND erased_at IS NOT NULL
    AND (payee_bank_code <> '' OR payment_details.fingerprint NOT LIKE 'erased %');
