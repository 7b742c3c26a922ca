-- Forms as they were asked, in the words of the day: once for all claims that were made with them. A claim keeps its answers and names its
-- form; no foreign key, since every claim would lock that one row. Nothing here is ever deleted.
CREATE TABLE claim_form_versions (
  version text PRIMARY KEY,
  pages jsonb NOT NULL
);

-- Claims from before, and those of other registers, have `answered` instead.
ALTER TABLE claims ALTER COLUMN answered DROP NOT NULL;
ALTER TABLE claims
  ADD COLUMN form_version text,
  -- Asked for when the claim is registered: whoever claims twice owes nothing.
  ADD COLUMN missing_documents text[] NOT NULL DEFAULT '{}',
  ADD CONSTRAINT claims_answers_can_be_read CHECK (answered IS NOT NULL OR form_version IS NOT NULL);
