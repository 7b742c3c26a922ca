import { expect, it } from 'vitest'
import { longDate } from './long-date.ts'

it('stays on one line', () => expect(longDate('2026-12-12', 'en_US')).toBe('December\u00a012,\u00a02026'))
