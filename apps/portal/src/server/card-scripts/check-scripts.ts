import { type CardPage, type CardScript, inlineScripts, integrityOf } from './script-inventory.ts'

type Fetch = (url: string) => Promise<Response>
type Checked = { page: CardPage; url: string; inventory: readonly CardScript[]; fetch: Fetch }

/** Other ways to run code from a page, none of which our pages use. */
const OTHER_WAYS: [RegExp, string][] = [
  [/<[^>]+\son[a-z]+\s*=/i, 'an event handler in an attribute'],
  [/(?:href|src|action)\s*=\s*["']?\s*javascript:/i, 'a javascript: address'],
  [/<(?:base|object|embed|applet)\b/i, 'an element that loads or redirects code'],
  [/\ssrcdoc\s*=/i, 'a page inside an attribute'],
  [/http-equiv\s*=\s*["']?refresh/i, 'a redirect in the page'],
]
const ADDRESSES = /<(?:script|link)\b[^>]*?\b(?:src|href)\s*=\s*["']?([^"'\s>]+)[^>]*>/gi
/** What a bundle imports, written by the bundler: next to it, or from the root. */
const IMPORTS = /["'`](?:\.\/|\/?assets\/)([\w.-]+\.m?js)["'`]/g

/** Compares a page with card fields, as a server sends it now, with the inventory of the build. A line for each difference. */
export async function checkScripts({ page, url, inventory, fetch }: Checked): Promise<string[]> {
  const known = inventory.filter((script) => script.page === page)
  const files = new Map(known.flatMap(({ address, integrity }) => (address === null ? [] : [[address, integrity]])))
  const inline = new Set(known.filter(({ address }) => address === null).map(({ integrity }) => integrity))
  const answer = await fetch(url).catch(() => null)
  if (!answer?.ok) return [`${page}: ${url} does not answer with the page`]
  const html = await answer.text()
  const problems = [...policyProblems(answer.headers.get('content-security-policy')), ...otherWays(html)]
  for (const text of inlineScripts(html))
    if (!inline.has(integrityOf(text))) problems.push('a script inside the page that is not in the inventory')
  for (const address of scriptAddresses(html)) {
    const { origin, pathname } = new URL(address, url)
    if (origin !== new URL(url).origin) problems.push(`a script of another origin, ${origin}`)
    else if (!files.has(pathname)) problems.push(`${pathname} is not in the inventory`)
  }
  for (const [address, integrity] of files)
    problems.push(...(await fileProblems({ address, integrity, url, files, fetch })))
  return [...new Set(problems)].map((problem) => `${page}: ${problem}`)
}

type File = { address: string; integrity: string; url: string; files: ReadonlyMap<string, string>; fetch: Fetch }

async function fileProblems({ address, integrity, url, files, fetch }: File): Promise<string[]> {
  const answer = await fetch(new URL(address, url).href).catch(() => null)
  if (!answer?.ok) return [`${address} is missing`]
  const content = new Uint8Array(await answer.arrayBuffer())
  if (integrityOf(content) === integrity) return []
  const imported = [...new TextDecoder().decode(content).matchAll(IMPORTS)].map(([, name]) => `/assets/${name}`)
  const added = imported
    .filter((one) => !files.has(one))
    .map((one) => `${address} loads ${one}, which is not in the inventory`)
  return [`${address} was changed`, ...added]
}

function scriptAddresses(html: string): string[] {
  return [...html.matchAll(ADDRESSES)]
    .filter(
      ([element]) =>
        /^<script/i.test(element) ||
        /rel\s*=\s*["']?(?:modulepreload|preload)[^>]*(?:as\s*=\s*["']?script|modulepreload)/i.test(element) ||
        /modulepreload/i.test(element),
    )
    .map(([, address = '']) => address)
}

function policyProblems(policy: string | null): string[] {
  if (policy === null) return ['no content security policy']
  const sources = /(?:^|;)\s*script-src\s+([^;]*)/.exec(policy)?.[1]?.trim().split(/\s+/)
  if (!sources) return ['the content security policy allows every script']
  return sources
    .filter((source) => !/^'(?:self|none|sha(?:256|384|512)-[\w+/=]+)'$/.test(source))
    .map((source) => `the content security policy allows scripts from ${source}`)
}

function otherWays(html: string): string[] {
  // What is inside scripts and styles is no element of the page.
  const elements = html.replace(/<(script|style)\b([^>]*)>[\s\S]*?<\/\1\s*>/gi, '<$1$2></$1>')
  return OTHER_WAYS.filter(([pattern]) => pattern.test(elements)).map(([, what]) => what)
}
