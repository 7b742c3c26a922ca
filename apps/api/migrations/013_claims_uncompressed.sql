-- Answers are written once and read seldom: to compress them took most of the time that a claim takes to be received.
ALTER TABLE claims ALTER COLUMN application SET STORAGE EXTERNAL;
ALTER TABLE claims ALTER COLUMN answered SET STORAGE EXTERNAL;
