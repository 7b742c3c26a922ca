import { expect, it } from 'vitest'
import { smtpOptions } from './smtp-options.ts'

it.each([
  ['smtps://mail.example', { host: 'mail.example', port: 465, secure: true, requireTLS: false }],
  ['smtp://mail.example', { host: 'mail.example', port: 587, secure: false, requireTLS: true }],
  ['smtp://mail.example:2525', { port: 2525, requireTLS: true }],
  ['smtp://127.0.0.1:1025', { host: '127.0.0.1', requireTLS: false }],
  ['smtp://localhost:1025', { requireTLS: false }],
  ['smtp://[::1]:1025', { host: '::1', requireTLS: false }],
  ['smtp://localhost.example', { requireTLS: true }],
  ['smtps://me%40host:p%40ss@mail.example', { auth: { user: 'me@host', pass: 'p@ss' } }],
])('%s: another machine never gets mail without encryption', (url, options) =>
  expect(smtpOptions(url)).toMatchObject(options),
)
