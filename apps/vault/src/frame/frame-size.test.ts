import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { build, type Rolldown } from 'vite'
import { beforeAll, describe, expect, it } from 'vitest'

const MOST_BYTES = 10 * 1024
let files: Rolldown.RolldownOutput['output']

beforeAll(async () => {
  const configFile = join(import.meta.dirname, '../../vite.config.ts')
  const built = await build({ configFile, logLevel: 'silent', build: { write: false } })
  files = (built as Rolldown.RolldownOutput).output
})

describe('the built frame', () => {
  it('has at most 10 KiB of JavaScript, gzip', () => {
    const scripts = files.filter((file) => file.type === 'chunk')
    const bytes = scripts.reduce((sum, { code }) => sum + gzipSync(code).length, 0)
    expect(bytes).toBeGreaterThan(500)
    expect(bytes).toBeLessThanOrEqual(MOST_BYTES)
  })

  it('runs under its policy: no inline script or style, no other origin, everything but the page under /assets/', () => {
    const page = files.find(({ fileName }) => fileName === 'frame.html')
    const html = String(page?.type === 'asset' && page.source)
    expect(html).toContain('<html')
    expect(html).not.toMatch(/<script(?![^>]* src="\/assets\/)|<style|\sstyle=|\son\w+=|https?:/)
    expect(files.every((file) => file === page || file.fileName.startsWith('assets/'))).toBe(true)
  })

  it('has digits of equal width, which no later shorthand resets', () => {
    const style = files.find(({ fileName }) => fileName.endsWith('.css'))
    const [, rule = ''] = /[}]input{([^}]*)}/.exec(String(style?.type === 'asset' && style.source)) ?? []
    expect(rule).toContain('font-variant-numeric:tabular-nums')
    expect(rule).not.toMatch(/(^|;)font:/)
  })
})
