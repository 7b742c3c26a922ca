-- Which folder holds the objects: the same id stands in a file there. One row at most.
CREATE TABLE object_folder (
  is_only boolean PRIMARY KEY DEFAULT true CHECK (is_only),
  id uuid NOT NULL
);
