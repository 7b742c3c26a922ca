/** A text as the content host sent it. */
export type KeptText = { language: string; slug: string; text: string }

/**
 * Where the last good version of each text is kept for all replicas, so that one which starts while the host is away, or sends something broken,
 * has it too. `source` names the host: texts of one are never shown as those of another.
 */
export type KeptTexts = {
  read(source: string): Promise<KeptText[]>
  keep(source: string, text: KeptText): Promise<void>
}
