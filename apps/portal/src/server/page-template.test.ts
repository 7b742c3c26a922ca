import { expect, it } from 'vitest'
import { pageTemplate } from './page-template.ts'

const link = '<link rel="stylesheet" crossorigin href="/assets/a.css">'

it('puts the style sheet into the page and names its hash', () => {
  const { template, styleHashes } = pageTemplate(`<head>${link}</head>`, () => 'a{color:red}')
  expect(template).toBe('<head><style>a{color:red}</style></head>')
  expect(styleHashes).toEqual(["'sha256-6hWWMOcF+mJesSJGYhmK2lkIIEw9Xc5XKGLPVzh8yxs='"])
})

it('refuses a style sheet that would end its own element', () => {
  expect(() => pageTemplate(link, () => 'a::before{content:"</style>"}')).toThrow('/assets/a.css')
})
