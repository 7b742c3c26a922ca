-- A file of its own: nobody else may even read the table meanwhile, and the new indexes are not built again while this waits for others.
DROP INDEX policies_to_charge;
DROP INDEX policies_not_erased;
