const WIDTH = 96

/** Readable JSON: whatever fits on one line is on one line, so that an option takes one line rather than seven. */
export function writeJson(value: unknown, indent = ''): string {
  const line = onOneLine(value)
  if (line.length + indent.length <= WIDTH || typeof value !== 'object' || value === null) return line

  const deeper = `${indent}  `
  if (Array.isArray(value)) {
    return `[\n${value.map((item) => deeper + writeJson(item, deeper)).join(',\n')}\n${indent}]`
  }
  const members = entriesOf(value).map(([key, item]) => `${deeper}${JSON.stringify(key)}: ${writeJson(item, deeper)}`)
  return `{\n${members.join(',\n')}\n${indent}}`
}

function onOneLine(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  if (Array.isArray(value)) return `[${value.map(onOneLine).join(', ')}]`
  const members = entriesOf(value).map(([key, item]) => `${JSON.stringify(key)}: ${onOneLine(item)}`)
  return members.length > 0 ? `{ ${members.join(', ')} }` : '{}'
}

function entriesOf(value: object): [string, unknown][] {
  return Object.entries(value).filter(([, item]) => item !== undefined)
}
