import { expect, it } from 'vitest'
import { documentName } from './document-name.ts'

it.each([
  ['Outline of Coverage', 'ADD-1000017', 'Outline of Coverage-ADD-1000017.pdf'],
  ['  Your\n policy ', 'ADD-1', 'Your policy-ADD-1.pdf'],
  ['../../etc/passwd', 'ADD-1', '.. .. etc passwd-ADD-1.pdf'],
  ['A "quoted" title: part 1/2?', 'ADD-1', 'A quoted title part 1 2-ADD-1.pdf'],
  ['Not bought', null, 'Not bought.pdf'],
  ['', '', 'document.pdf'],
  ['évidence\u202efdp.exe', 'ADD-1', 'évidence fdp.exe-ADD-1.pdf'],
  ['x'.repeat(400), 'ADD-1', `${'x'.repeat(150)}-ADD-1.pdf`],
])('names %j of policy %j %j [M-310] [M-X35]', (title, number, name) => {
  expect(documentName(title, number)).toBe(name)
})
