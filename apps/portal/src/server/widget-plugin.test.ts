import { expect, it } from 'vitest'
import { get, html, servePortal } from './testing/portal-plugin.ts'

servePortal()

it('serves the widget with its own security policy: only configured origins may embed it, and it may send files to the bucket, and call and frame no others', async () => {
  const { statusCode, headers, body } = await get('/widget/claim?environment=test')
  expect(statusCode).toBe(200)
  const policy = String(headers['content-security-policy']).split('; ')
  expect(policy).toContain("frame-ancestors 'self' https://partner.example")
  expect(policy).toContain("connect-src 'self' https://uploads.test")
  expect(policy).toContain("frame-src 'none'")
  expect(policy).toContain("script-src 'self' 'sha256-wsc='")
  expect(policy.join()).not.toContain('vault.test')
  expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'referrer-policy': 'no-referrer' })
  expect(body).toContain('"widgetOrigins":["https://partner.example"]')
})

it('shows the shape of a step until the script runs, so that the iframe is never empty', async () => {
  const { body } = await get('/widget/claim')
  expect(/<div id="root"[^>]*>(.*?)<script/s.exec(body)?.[1]).toContain('widget-loading')
})

it.each(['/', '/usa/en_US/benefits', '/widget/other'])('lets nobody frame %s', async (url) => {
  const { headers } = await get(url, html)
  expect(headers['content-security-policy']).toContain("frame-ancestors 'none'")
  expect(headers['cross-origin-opener-policy']).toBe('same-origin')
})

it('serves the script that other sites include', async () => {
  const { statusCode, headers, body } = await get('/widget/v1.js', {})
  expect([statusCode, body]).toEqual([200, 'widget()'])
  expect(headers).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'public, max-age=3600',
    'cross-origin-resource-policy': 'cross-origin',
  })
})
