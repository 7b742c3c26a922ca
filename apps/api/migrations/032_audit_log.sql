-- What operators did, in calls and commands. Each entry has a hash of itself and of the entry before it, so that a changed or missing one shows.
-- There is no personal data in it but the name of an operator's key.
CREATE TABLE audit_log (
  position bigint PRIMARY KEY,
  happened_at timestamptz NOT NULL,
  author text NOT NULL,
  action text NOT NULL,
  target text NOT NULL,
  outcome text NOT NULL,
  request_id text NOT NULL,
  hash text NOT NULL UNIQUE
);

CREATE INDEX audit_log_of_author ON audit_log (author, position);
CREATE INDEX audit_log_by_age ON audit_log (happened_at);

-- Entries are added, never changed. Those older than a year can be deleted, which the retention period does much later.
CREATE FUNCTION refuse_change_of_audit_log() RETURNS trigger LANGUAGE plpgsql AS
  'BEGIN
    IF TG_OP = ''DELETE'' THEN
      IF OLD.happened_at < now() - interval ''365 days'' THEN RETURN OLD; END IF; --
    END IF; --
    RAISE EXCEPTION ''the audit log is never changed''; --
  END';

CREATE TRIGGER audit_log_stays BEFORE UPDATE OR DELETE ON audit_log
  FOR EACH ROW EXECUTE FUNCTION refuse_change_of_audit_log();
CREATE TRIGGER audit_log_is_not_emptied BEFORE TRUNCATE ON audit_log
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change_of_audit_log();
