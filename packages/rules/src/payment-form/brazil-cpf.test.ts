import { expect, it } from 'vitest'
import { isBrazilCpf } from './brazil-cpf.ts'

it.each([
  ['52998224725', true],
  ['529.982.247-25', true],
  ['52998224724', false],
  ['52998224735', false],
  ['11111111111', false],
  ['5299822472', false],
  ['529982247255', false],
  ['5299822472a', false],
  ['', false],
])('knows whether %j is a valid CPF: %s [C-094]', (text, verdict) => expect(isBrazilCpf(text)).toBe(verdict))
