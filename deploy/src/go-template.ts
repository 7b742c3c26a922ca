import { stringify } from 'yaml'

/**
 * A small part of the language of Helm's templates, as Go and Sprig describe it: blocks, variables, named templates and a few functions. What is
 * not here is an error, so templates keep to it. It shows what the chart makes of its values, not that Helm itself renders it.
 */

type Block = { kind: string; head: string; body: Node[]; otherwise: Node[] }
type Node = string | Block
export type Templates = Map<string, Node[]>
type Scope = { dot: unknown; variables: Record<string, unknown>; templates: Templates }

/** The nodes of a file; what it defines goes into `templates`. */
export function parseTemplate(text: string, templates: Templates): Node[] {
  const root: Node[] = []
  const open: { block: Block; into: Node[] }[] = []
  let into = root
  for (const piece of pieces(text)) {
    if (typeof piece === 'string') into.push(piece)
    else if (piece.action === 'end') {
      const { block, into: outer } = open.pop() ?? unknown('an end without a beginning')
      if (block.kind === 'define') templates.set(JSON.parse(block.head), block.body)
      else outer.push(block)
      into = outer
    } else if (piece.action === 'else') into = (open.at(-1) ?? unknown('else')).block.otherwise
    else {
      const [, kind = 'print', head = ''] =
        /^(?:(if|range|with|define) )?([\s\S]*)$/.exec(piece.action) ?? unknown(piece.action)
      const block: Block = { kind, head, body: [], otherwise: [] }
      if (kind === 'print') into.push(block)
      else {
        open.push({ block, into })
        into = block.body
      }
    }
  }
  if (open.length > 0) unknown(`${open.at(-1)?.block.head} without an end`)
  return root
}

/** Text and actions, trimmed where `{{-` and `-}}` say so. */
function pieces(text: string): (string | { action: string })[] {
  const found: (string | { action: string })[] = []
  let rest = text
  for (let match = nextAction(rest); match; match = nextAction(rest)) {
    const [all, trimsBefore, action = '', trimsAfter] = match
    const before = rest.slice(0, match.index)
    found.push(trimsBefore ? before.trimEnd() : before)
    if (!action.startsWith('/*')) found.push({ action })
    rest = rest.slice(match.index + all.length)
    if (trimsAfter) rest = rest.trimStart()
  }
  return [...found, rest]
}

const nextAction = (text: string) => /\{\{(- )?\s*([\s\S]*?)\s*( -)?\}\}/.exec(text)

export function render(nodes: Node[], data: unknown, templates: Templates): string {
  return rendered(nodes, { dot: data, variables: { $: data }, templates })
}

function rendered(nodes: Node[], outer: Scope): string {
  const scope = { ...outer, variables: { ...outer.variables } }
  return nodes.map((node) => (typeof node === 'string' ? node : renderedBlock(node, scope))).join('')
}

function renderedBlock({ kind, head, body, otherwise }: Block, scope: Scope): string {
  const [, names = '', expression = ''] = /^(?:((?:\$\w+, )?\$\w+) := )?([\s\S]*)$/.exec(head) ?? []
  const value = evaluate(expression, scope)
  if (kind === 'range') return renderedEach(value, names.split(', '), { body, scope })
  if (kind === 'if') return rendered(isTrue(value) ? body : otherwise, scope)
  if (kind === 'with') return isTrue(value) ? rendered(body, { ...scope, dot: value }) : rendered(otherwise, scope)
  if (names) {
    scope.variables[names] = value
    return ''
  }
  return value === undefined ? unknown(`${expression} has no value`) : String(value)
}

function renderedEach(value: unknown, names: string[], { body, scope }: { body: Node[]; scope: Scope }): string {
  if (typeof value !== 'object' || value === null) return unknown('a range over nothing')
  const [key = '', item = ''] = names.length === 2 ? names : ['', ...names]
  const each = ([at, dot]: [string, unknown]) =>
    rendered(body, { ...scope, dot, variables: { ...scope.variables, [key]: at, [item]: dot } })
  return Object.entries(value).map(each).join('')
}

const isTrue = (value: unknown): boolean =>
  typeof value === 'object' && value !== null ? Object.keys(value).length > 0 : Boolean(value)

function evaluate(expression: string, scope: Scope): unknown {
  const tokens = expression.match(/"(?:[^"\\]|\\.)*"|[()|]|[^\s()|]+/g) ?? []
  const value = pipeline(tokens, scope)
  return tokens.length === 0 ? value : unknown(expression)
}

/** Removes the tokens it has evaluated. */
function pipeline(tokens: string[], scope: Scope): unknown {
  let value = command(tokens, [], scope)
  while (tokens[0] === '|') {
    tokens.shift()
    value = command(tokens, [value], scope)
  }
  return value
}

function command(tokens: string[], piped: unknown[], scope: Scope): unknown {
  const [first = ''] = tokens
  const call = /^[a-zA-Z]+$/.test(first) && !/^(?:true|false)$/.test(first)
  if (call) tokens.shift()
  const operands: unknown[] = []
  while (tokens.length > 0 && tokens[0] !== '|' && tokens[0] !== ')') operands.push(operand(tokens, scope))
  if (!call) return operands.length === 1 && piped.length === 0 ? operands[0] : unknown(first)
  const all = [...operands, ...piped]
  if (first === 'include') {
    const named = scope.templates.get(String(all[0])) ?? unknown(`the template ${all[0]}`)
    return render(named, all[1], scope.templates)
  }
  return (functions[first] ?? unknown(`the function ${first}`))(...all)
}

function operand(tokens: string[], scope: Scope): unknown {
  const token = tokens.shift() ?? ''
  if (token === '(') {
    const value = pipeline(tokens, scope)
    return tokens.shift() === ')' ? value : unknown('a missing )')
  }
  if (/^["\d]|^(?:true|false)$/.test(token)) return JSON.parse(token)
  const [, root = '', path = ''] = /^(\$\w*)?((?:\.\w+)*|\.)$/.exec(token) ?? unknown(token)
  if (root && !(root in scope.variables)) unknown(token)
  const start = root ? scope.variables[root] : scope.dot
  const keys = path.split('.').filter(Boolean)
  return keys.reduce<unknown>((at, key) => (at as Record<string, unknown> | undefined)?.[key], start)
}

// biome-ignore lint/suspicious/noExplicitAny: as loose as they are in Helm
const functions: Record<string, (...values: any[]) => unknown> = {
  and: (...all) => all.find((one) => !isTrue(one)) ?? all.at(-1),
  concat: (...lists) => lists.flat(),
  default: (fallback, value) => (isTrue(value) ? value : fallback),
  dict: (...all) => Object.fromEntries(all.flatMap((key, at) => (at % 2 === 0 ? [[key, all[at + 1]]] : []))),
  eq: (one, other) => one === other,
  has: (one, list) => list.includes(one),
  index: (map, key) => map[key],
  join: (separator, list) => list.join(separator),
  list: (...all) => all,
  merge: (...maps) => Object.assign({}, ...maps.toReversed()),
  nindent: (by, text) => `\n${text}`.replaceAll('\n', `\n${' '.repeat(by)}`),
  not: (value) => !isTrue(value),
  or: (...all) => all.find(isTrue) ?? all.at(-1),
  pick: (map, ...keys) => Object.fromEntries(Object.entries(map).filter(([key]) => keys.includes(key))),
  printf: (format, ...all) => format.replace(/%s/g, () => String(all.shift())),
  quote: (value) => JSON.stringify(String(value)),
  ternary: (yes, no, value) => (isTrue(value) ? yes : no),
  toJson: (value) => JSON.stringify(value),
  toYaml: (value) => stringify(value).trimEnd(),
  trim: (text) => text.trim(),
  values: (map) => Object.values(map),
}

function unknown(what: string): never {
  throw new Error(`templates here may not have ${what}`)
}
