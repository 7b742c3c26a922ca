-- The last good version of each text of a content host, as the host sent it: replicas that start while it is away have it from here.
CREATE TABLE kept_texts (
  source text NOT NULL,
  language text NOT NULL,
  slug text NOT NULL,
  text text NOT NULL,
  PRIMARY KEY (source, language, slug)
);
