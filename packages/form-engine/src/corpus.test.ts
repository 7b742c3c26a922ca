import { execFileSync } from 'node:child_process'
import { expect, it } from 'vitest'
import { visibleQuestions } from './journey/visible-questions.ts'
import { pageProblems } from './problems/page-problems.ts'
import { questionTypeNames } from './question-types.ts'
import { rules } from './rules/rules.ts'
import { corpus, verdicts } from './testing/corpus.ts'

const SEED = 5
const COUNT = 400

const script = `
  const { corpus, verdicts } = await import(${JSON.stringify(new URL('./testing/corpus.ts', import.meta.url).href)})
  console.log(verdicts(corpus(${SEED}, ${COUNT})))`

it.each(['Pacific/Kiritimati', 'America/St_Johns', 'UTC'])('gives the same verdicts in %s', (zone) => {
  const env = { ...process.env, TZ: zone, NODE_OPTIONS: '', LANG: 'ar_SA.UTF-8' }
  const there = execFileSync(process.execPath, ['--input-type=module', '-e', script], { env, encoding: 'utf8' })
  expect(there.trim()).toBe(verdicts(corpus(SEED, COUNT)))
})

it('is the same for the same seed, and differs for another', () => {
  expect(verdicts(corpus(SEED, 20))).toBe(verdicts(corpus(SEED, 20)))
  expect(verdicts(corpus(SEED, 20))).not.toBe(verdicts(corpus(SEED + 1, 20)))
})

it('asks questions of every type, and has answers that fail every rule and that fail none', () => {
  const samples = corpus(SEED, COUNT)
  const asked = samples.flatMap(({ page, answers }) => visibleQuestions(page, answers))
  const problems = samples.map(({ page, answers, context }) => pageProblems(page, answers, context))

  expect(new Set(asked.map(({ question_type }) => question_type))).toEqual(new Set(questionTypeNames))
  expect(new Set(problems.flat().map(({ rule }) => rule))).toEqual(new Set([...rules.keys(), 'type', 'require_other']))
  expect(problems.some((found) => found.length === 0)).toBe(true)
  expect(problems.flat().some(({ path }) => /^q\d+\.1\.r\d/.test(path))).toBe(true)
})
