import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, describe, expect, it, onTestFinished } from 'vitest'
import { contentFolder } from './content-files.ts'
import { loadContent } from './load-content.ts'
import { fromWire } from './wire.ts'

const locales = ['en_US', 'en_AP', 'es_LAC'] as const
/** Loaded once, for tests that change no file. */
const unchanged = newFolder()
const store = loadContent({ folder: unchanged, locales, pseudo: true })
afterAll(() => rmSync(unchanged, { recursive: true }))

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'content-'))
  cpSync(join(contentFolder, 'en_US'), join(folder, 'en_US'), { recursive: true })
  cpSync(join(contentFolder, 'en_US'), join(folder, 'es_LAC'), { recursive: true })
  write(folder, 'en_AP/shell.json', { theme_label: 'Colours' })
  return folder
}

/** A temporary folder that the test can change. */
function ownFolder(): string {
  const folder = newFolder()
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return folder
}

function write(folder: string, file: string, content: unknown) {
  const target = join(folder, file)
  mkdirSync(dirname(target), { recursive: true })
  writeFileSync(target, typeof content === 'string' ? content : JSON.stringify(content))
}

function served(language: string, slug: string, from = store) {
  const found = from.get(language, slug)
  return typeof found === 'string' ? found : JSON.parse(found.body.toString())
}

describe('the served content', () => {
  it('has the shape of an entry, by slug and language [P-400, P-316]', () => {
    expect(served('es_LAC', 'shell')).toMatchObject({ slug: 'shell', name: 'Shell' })
  })

  it('is a collection by its slug, and each entry by its own [P-320]', () => {
    expect(served('en_US', 'pan-entry-page').entries).toHaveLength(3)
    expect(fromWire(served('en_US', 'pan-entry-page-required'), '')).toEqual({ text: 'Enter your card number.' })
    expect(fromWire(served('en_US', 'con'), '')).toMatchObject({ name: 'Concierge' })
  })

  it('is complete for an English variant, with its differences over en_US', () => {
    expect(fromWire(served('en_AP', 'shell'), '')).toMatchObject({ theme_label: 'Colours', logout: 'Log out' })
    expect(served('en_AP', 'benefits-home').fields).toEqual(served('en_US', 'benefits-home').fields)
  })

  it('takes codes from en_US if a locale leaves them out', () => {
    const banner = { bannerTitle: 'T', bannerDescription: 'D', bannerCtaLabel: 'L' }
    const folder = ownFolder()
    write(folder, 'es_LAC/third-party-banner.json', { con: banner })
    const changed = loadContent({ folder, locales })
    expect(fromWire(served('es_LAC', 'third-party-banner', changed), '')).toMatchObject({
      con: { ...banner, benefitCode: 'CON' },
    })
  })

  it('keeps its etag until a text changes', () => {
    const folder = ownFolder()
    const [one, same] = [loadContent({ folder, locales }), loadContent({ folder, locales })]
    write(folder, 'en_AP/shell.json', { theme_label: 'Colour' })
    const changed = loadContent({ folder, locales })
    expect(same.get('en_AP', 'shell')).toEqual(one.get('en_AP', 'shell'))
    expect(changed.get('en_AP', 'shell')).not.toEqual(one.get('en_AP', 'shell'))
    expect(one.get('en_AP', 'shell')).toMatchObject({ etag: expect.stringMatching(/^"[\w-]{22}"$/) })
  })

  it.each(['xx_XX', '', '__proto__', 'constructor', '../en_US'])('refuses the language %j [P-314]', (language) => {
    expect(served(language, 'shell')).toBe('unknown-language')
  })

  it.each(['nope', '', '__proto__', 'constructor', '../shell'])('does not know the slug %j [P-465]', (slug) => {
    expect(served('en_US', slug)).toBe('unknown-slug')
  })

  it('has a slug with one language only in that one, as if the others did not exist [P-314, C-614]', () => {
    const brazil = loadContent({ locales: ['en_US', 'pt_BR'], pseudo: true })
    for (const other of ['en_US', 'en_XA']) expect(brazil.get(other, 'online-payment-form')).toBe('unknown-language')
    expect(brazil.get('pt_BR', 'online-payment-form')).toHaveProperty('body')
    expect(brazil.content('en_US', 'online-payment-form').title).toBe('Formulário de Pagamento Online')
  })

  it('has pseudo-locales only if requested', () => {
    expect(loadContent({ folder: unchanged, locales }).get('en_XA', 'shell')).toBe('unknown-language')
    expect(fromWire(served('en_XA', 'shell'), '')).toMatchObject({ logout: '⟦Ļóğ óúť···⟧' })
    expect(fromWire(served('ar_XB', 'benefits'), '')).toMatchObject({ cdw: { hero_img: 'rental-car' } })
  })

  it('is available to pages that the server renders', () => {
    expect(store.content('en_AP', 'shell').theme_label).toBe('Colours')
  })
})

describe('an invalid file gives an error of one line with file and key', () => {
  const shell = JSON.parse(JSON.stringify(loadContent({ locales: ['en_US'] }).content('en_US', 'shell')))
  const { logout: _, ...withoutLogout } = shell

  it.each([
    ['broken', 'es_LAC/shell.json', '{ "logout": ', /^es_LAC\/shell\.json: not valid JSON/],
    ['without one of its keys', 'es_LAC/shell.json', withoutLogout, /^es_LAC\/shell\.json:logout: missing$/],
    ['of the wrong type', 'es_LAC/shell.json', [], /^es_LAC\/shell\.json:: not an object of keys$/],
    ['with a stray key', 'en_AP/shell.json', { lgout: 'x' }, /^en_AP\/shell\.json:lgout: unused/],
    [
      'with a wrong placeholder',
      'en_AP/shell.json',
      { copyright: '{year}' },
      /^en_AP\/shell\.json:copyright: placeholders/,
    ],
  ])('%s', (_case, file, content, line) => {
    const folder = ownFolder()
    write(folder, file, content)
    const message = messageOf(() => loadContent({ folder, locales }))
    expect(message).toMatch(line)
    expect(message).not.toContain('\n')
  })

  it('missing', () => {
    const folder = ownFolder()
    rmSync(join(folder, 'es_LAC/benefits.json'))
    expect(() => loadContent({ folder, locales })).toThrow(/^es_LAC\/benefits\.json: missing$/)
  })

  it('also when a lazily loaded language is first requested, and every time after', () => {
    const folder = ownFolder()
    rmSync(join(folder, 'es_LAC/benefits.json'))
    const lazy = loadContent({ folder, locales, isLazy: true })
    expect(lazy.get('en_US', 'shell')).toHaveProperty('body')
    for (let time = 0; time < 2; time++)
      expect(() => lazy.get('es_LAC', 'shell')).toThrow(/^es_LAC\/benefits\.json: missing$/)
  })
})

function messageOf(work: () => unknown): string {
  try {
    work()
  } catch (error) {
    return (error as Error).message
  }
  throw new Error('nothing was thrown')
}
