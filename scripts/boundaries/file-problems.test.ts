import { expect, it } from 'vitest'
import { nameProblem, styleProblems } from './file-problems.ts'

it.each([
  'packages/rules/src/index.ts',
  'apps/portal/src/ui/index.tsx',
  'apps/api/src/utils.ts',
  'apps/api/src/date-utils.ts',
  'apps/api/src/helpers/dates.ts',
  'packages/common/src/dates.ts',
  'apps/api/src/util.test.ts',
])('refuses the name %s', (path) => {
  expect(nameProblem(path)).toEqual(expect.any(String))
})

it.each(['apps/portal/index.html', 'packages/rules/src/dates/iso-date.ts', 'packages/catalogue/common-law.json'])(
  'lets %s be',
  (path) => {
    expect(nameProblem(path)).toBeNull()
  },
)

it.each([
  'margin-left: 1px',
  'padding-right:1px',
  'left: 0',
  'right : 0',
  'border-left: 0',
  'border-right-color: red',
  'border-top-left-radius: 1px',
  'text-align: left',
  'float: right',
  'scroll-margin-left: 1px',
])('refuses the physical %s', (declaration) => {
  expect(styleProblems(`.a {\n  ${declaration};\n}`)).toEqual([{ line: 2, problem: expect.any(String) }])
})

it.each([
  'margin-inline-start: 1px',
  'inset-inline-end: 0',
  'text-align: start',
  'border-start-start-radius: 1px',
  'border-top: 0',
  '--left: 1px',
  'background-position: left top',
  '/* left: 0 */',
])('lets %s be', (declaration) => {
  expect(styleProblems(`.a { ${declaration} }`)).toEqual([])
})
