export interface Requirement {
  id: string
  area: string
  text: string
}

/** `- **P-001** (§2.5) The top bar …` under `## Area`. */
export function parseLedger(markdown: string): Requirement[] {
  let area = ''

  return markdown.split('\n').flatMap((line) => {
    area = /^## (.+)$/.exec(line)?.[1]?.trim() ?? area
    const [, id, text] = /^- \*\*([PCM]-X?\d{2,3})\*\*\s*(.*)$/.exec(line) ?? []

    return id ? [{ id, area, text: text ?? '' }] : []
  })
}
