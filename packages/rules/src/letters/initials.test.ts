import { expect, it } from 'vitest'
import { initialsOf } from './initials.ts'

it.each([
  ['Ana María', 'Ong', 'A. O.'],
  ['ánh', 'nguyễn', 'Á. N.'],
  ['e\u0301mile', 'zola', 'É. Z.'],
  ['محمد', 'العتيبي', 'م. ا.'],
  ['大文', '陈', '大. 陈.'],
  ["'t", 'Hooft', 'T. H.'],
  ['-', 'Ong', 'O.'],
])('the initials of %s %s are %s', (first, last, initials) => expect(initialsOf(first, last)).toBe(initials))
