import type { StoredText, StoredTexts } from '@amparo/content/cms/stored-texts'
import type { Database } from '@amparo/database/database'

/** The last good texts of a content host in the database, for every API and worker. */
export function createStoredTextsRepository(database: Database): StoredTexts {
  return {
    read: (source) =>
      database.query<StoredText>('SELECT language, slug, text FROM kept_texts WHERE source = $1', [source]),

    async store(source, { language, slug, text }) {
      await database.query(
        `INSERT INTO kept_texts (source, language, slug, text) VALUES ($1, $2, $3, $4)
         ON CONFLICT (source, language, slug) DO UPDATE SET text = excluded.text`,
        [source, language, slug, text],
      )
    },
  }
}
