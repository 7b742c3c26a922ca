/** A text as the content host sent it. */
export type StoredText = { language: string; slug: string; text: string }

/**
 * Where the last good version of each text is stored for all replicas, so that one which starts while the host is away, or sends something broken,
 * has it too. `source` names the host: texts of one are never shown as those of another.
 */
export type StoredTexts = {
  read(source: string): Promise<StoredText[]>
  store(source: string, text: StoredText): Promise<void>
}
