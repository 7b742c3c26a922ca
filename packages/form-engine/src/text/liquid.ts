import { Liquid } from 'liquidjs'

const LONGEST_TEMPLATE = 10_000
const LONGEST_OUTPUT = 10_000

/** Without loops, variables and partials the cost of a template grows only with its length. No filter reads the clock or the time zone. */
const allowedTags = ['if', 'unless', 'case', 'comment', 'raw']
const allowedFilters = ['default', 'upcase', 'downcase', 'capitalize', 'strip', 'join', 'first', 'last', 'size']

let engine: Liquid | undefined

/**
 * Renders a text of a form with `{{key}}` in it (C-075). A key without an answer renders nothing. A text that is not valid Liquid is shown
 * without its braces, and `onBroken` gets the error. The portal imports this file on demand.
 */
export function renderLiquid(
  text: string,
  answers: Readonly<Record<string, unknown>>,
  onBroken?: (error: unknown) => void,
): string {
  if (!text.includes('{{') && !text.includes('{%')) return text
  try {
    engine ??= strictEngine()
    return String(engine.parseAndRenderSync(text, { ...answers })).slice(0, LONGEST_OUTPUT)
  } catch (error) {
    onBroken?.(error)
    return text.replace(/\{\{|\}\}|\{%.*?%\}|\{%|%\}/gs, '').slice(0, LONGEST_OUTPUT)
  }
}

function strictEngine(): Liquid {
  const liquid = new Liquid({
    strictFilters: true,
    strictVariables: false,
    ownPropertyOnly: true,
    // Partials are looked up in this empty mapping, never on a disk.
    templates: {},
    parseLimit: LONGEST_TEMPLATE,
    memoryLimit: 100_000,
  })
  for (const name of Object.keys(liquid.tags)) if (!allowedTags.includes(name)) delete liquid.tags[name]
  for (const name of Object.keys(liquid.filters)) if (!allowedFilters.includes(name)) delete liquid.filters[name]
  return liquid
}
