import { expect, it } from 'vitest'
import { cmsIn, contentProblems, contentSettings } from './content-settings.ts'
import { readSettings } from './settings.ts'

const read = (env: Record<string, string>) => readSettings(contentSettings, { env, ours: ['CMS_'] })

it('say where texts come from, or nothing', () => {
  expect(cmsIn(read({}))).toBeUndefined()
  expect(cmsIn(read({ CMS_URL: 'https://cms.test/amparo', CMS_PREVIEW_TOKEN: 'a-token-0' }))).toEqual({
    url: 'https://cms.test/amparo',
    previewToken: 'a-token-0',
    refreshSeconds: 60,
  })
})

it.each<[Record<string, string>, RegExp]>([
  [{ CMS_URL: 'cms.test' }, /^CMS_URL is wrong: an address such as/],
  [{ CMS_URL: 'https://cms.test/' }, /^CMS_URL is wrong/],
  [{ CMS_URL: 'https://me:secret@cms.test' }, /^CMS_URL is wrong/],
  [{ CMS_URL: 'https://cms.test?space=1' }, /^CMS_URL is wrong/],
  [{ CMS_URL: 'ftp://cms.test' }, /^CMS_URL is wrong/],
  [{ CMS_PREVIEW_TOKEN: 'short' }, /^CMS_PREVIEW_TOKEN is wrong: 8 to 512/],
  [{ CMS_PREVIEW_TOKEN: 'with a line\nbreak' }, /^CMS_PREVIEW_TOKEN is wrong/],
  [{ CMS_REFRESH_SECONDS: '4' }, /^CMS_REFRESH_SECONDS is wrong: a number of seconds from 5/],
  [{ CMS_REFRESH_SECONDS: 'often' }, /^CMS_REFRESH_SECONDS is wrong/],
  [{ CMS_UURL: 'x' }, /^CMS_UURL is not a setting/],
])('are refused: %j', (env, line) => expect(() => read(env)).toThrow(line))

it.each<[Record<string, string>, string[]]>([
  [{ CMS_PREVIEW_TOKEN: 'a-token-0' }, ['CMS_URL is missing: with CMS_PREVIEW_TOKEN it has to be given']],
  [
    { CMS_URL: 'http://cms.test', CMS_PREVIEW_TOKEN: 'a-token-0' },
    ['CMS_URL is wrong: it begins with https, since CMS_PREVIEW_TOKEN is sent there'],
  ],
  [{ CMS_URL: 'http://cms.test' }, []],
  [{ CMS_URL: 'http://localhost:8080/texts', CMS_PREVIEW_TOKEN: 'a-token-0' }, []],
])('are checked together: %j', (env, problems) => expect(contentProblems(read(env))).toEqual(problems))
