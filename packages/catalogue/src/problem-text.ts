import type * as z from 'zod'

/** Words for the person who edits the files, where zod's own are written for programmers. */
export function problemText(issue: z.core.$ZodRawIssue): string | undefined {
  if (issue.input === undefined) return 'is missing'
  switch (issue.code) {
    case 'invalid_type':
      return `must be of type ${issue.expected}`
    case 'too_small':
      return issue.minimum === 1 ? 'must not be empty' : undefined
    case 'invalid_value':
      return `${JSON.stringify(issue.input)} is not one of ${issue.values.join(', ')}`
    case 'invalid_format':
      return `${JSON.stringify(issue.input)} does not match ${issue.pattern ?? issue.format}`
    case 'invalid_key':
      return 'is not a possible key'
    case 'unrecognized_keys':
      return `does not know ${issue.keys.join(', ')}`
    default:
      return undefined
  }
}

/** `[1].ranges[0].from: `, or nothing for the file as a whole. */
export function placeOf(path: readonly PropertyKey[]): string {
  const place = path.map((step) => (typeof step === 'number' ? `[${step}]` : `.${String(step)}`)).join('')
  return place === '' ? '' : `${place.replace(/^\./, '')}: `
}
