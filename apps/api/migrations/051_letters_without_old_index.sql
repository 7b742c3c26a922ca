-- A file of its own, as for policies.
DROP INDEX letters_not_erased;
