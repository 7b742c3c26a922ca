-- Objects are listed in the order of bytes, whatever the database's own order is.
CREATE INDEX objects_in_order ON objects (key COLLATE "C");
