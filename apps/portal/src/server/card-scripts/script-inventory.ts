import { hash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pageTemplate } from '../page-template.ts'

export const cardPages = ['portal', 'card field'] as const
export type CardPage = (typeof cardPages)[number]
/** `address` is null for a script inside the page. */
export type CardScript = { page: CardPage; address: string | null; integrity: string; why: string }

const WHYS: [RegExp, string][] = [
  [/worker/i, 'runs beside the page, for files and pictures'],
  [/^(?:main|index|frame)-/, 'starts the page'],
  [/./, 'a part of the portal that is loaded when it is needed'],
]

type Dist = { portal: string; vault: string }

/**
 * Every script of pages with card fields: the portal's, around the fields, and the vault's, inside them. The portal is one application, so that
 * all its files count, whichever page loads them.
 */
export function scriptInventory({ portal, vault }: Dist): CardScript[] {
  const client = join(portal, 'client')
  const read = (address: string) => readFileSync(join(client, address), 'utf8')
  const inline = inlineScripts(pageTemplate(read('index.html'), read).template)
  return [
    ...inline.map((text) => ({
      page: 'portal' as const,
      address: null,
      integrity: integrityOf(text),
      why: 'applies the theme, and loads the page after its first paint',
    })),
    ...filesIn(join(client, 'assets'), 'portal'),
    ...filesIn(join(vault, 'frame/assets'), 'card field'),
  ]
}

function filesIn(folder: string, page: CardPage): CardScript[] {
  const names = readdirSync(folder).filter((name) => /\.m?js$/.test(name))
  return names.sort().map((name) => ({
    page,
    address: `/assets/${name}`,
    integrity: integrityOf(readFileSync(join(folder, name))),
    why: page === 'card field' ? 'the field itself' : (WHYS.find(([pattern]) => pattern.test(name))?.[1] ?? ''),
  }))
}

/** As browsers and the attribute `integrity` write it. */
export function integrityOf(content: string | Uint8Array): string {
  return `sha384-${hash('sha384', content, 'base64')}`
}

/** The texts of scripts inside a page that a browser runs. */
export function inlineScripts(html: string): string[] {
  return [...html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script\s*>/gi)]
    .filter(
      ([, attributes = '']) => !/\bsrc\s*=/i.test(attributes) && !/type\s*=\s*["']?application\/json/i.test(attributes),
    )
    .map(([, , text = '']) => text)
}
