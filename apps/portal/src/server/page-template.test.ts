import { createHash } from 'node:crypto'
import { expect, it, vi } from 'vitest'
import { pageTemplate } from './page-template.ts'

const link = '<link rel="stylesheet" crossorigin href="/assets/a.css">'

it('inlines the style sheet, lists its hash, and leaves a disabled link', () => {
  const { template, styleHashes } = pageTemplate(`<head>${link}</head>`, () => 'a{color:red}')
  expect(template).toBe('<head><style>a{color:red}</style><link rel="stylesheet" href="/assets/a.css" disabled></head>')
  expect(styleHashes).toEqual(["'sha256-6hWWMOcF+mJesSJGYhmK2lkIIEw9Xc5XKGLPVzh8yxs='"])
})

it('refuses a style sheet that would end its own element', () => {
  expect(() => pageTemplate(link, () => 'a::before{content:"</style>"}')).toThrow('/assets/a.css')
})

it('fetches the script after the first paint, by an inline script whose hash it lists', () => {
  const module = '<script type="module" crossorigin src="/assets/main-1.js"></script>'
  const { template, scriptHashes } = pageTemplate(`<head>${module}</head>`, () => '')
  const [, text = ''] = /<script>(.*)<\/script>/.exec(template) ?? []
  expect(text).toContain("import('/assets/main-1.js')")
  expect(scriptHashes).toEqual([`'sha256-${createHash('sha256').update(text).digest('base64')}'`])
})

it.each([
  ['shows the message of the page, in place of its skeleton, if the script cannot be loaded', 'reject', 1],
  ['removes the message, with its heading, if the script starts', 'resolve', 0],
] as const)('%s', async (_, outcome, times) => {
  const module = '<script type="module" crossorigin src="/assets/main-1.js"></script>'
  const { template } = pageTemplate(module, () => '')
  const [, text = ''] = /<script>(.*)<\/script>/.exec(template) ?? []
  const message = { hidden: true, remove: vi.fn() }
  const prepend = vi.fn()
  const skeleton = { remove: vi.fn() }
  const page = {
    hidden: true,
    readyState: 'complete',
    body: { prepend },
    getElementById: (id: string) => (id === 'script-failed' ? message : null),
    querySelector: (selector: string) => (selector === '[data-rendered=shape]' ? skeleton : null),
  }
  const loading = outcome === 'reject' ? Promise.reject(new TypeError('gone')) : Promise.resolve()
  const run = new Function('document', 'load', text.replace("import('/assets/main-1.js')", 'load()'))
  run(page, () => loading)
  await loading.catch(() => undefined)
  await vi.waitFor(() => expect(prepend).toHaveBeenCalledTimes(times))
  expect(message.hidden).toBe(times === 0)
  await vi.waitFor(() => expect(message.remove).toHaveBeenCalledTimes(1 - times))
  expect(skeleton.remove).toHaveBeenCalledTimes(times)
})
