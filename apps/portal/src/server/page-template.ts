import { createHash } from 'node:crypto'

/**
 * Makes the built `index.html` paint as early as it can: the entry's style sheet goes into the page, so that the first
 * paint waits for nothing but the page itself (the policy allows exactly this text, by its hash), and the script, which
 * the first paint does not need, comes after all else.
 */
export function pageTemplate(built: string, read: (address: string) => string) {
  const styleHashes: string[] = []
  const template = built
    .replace('<script type="module"', '<script type="module" fetchpriority="low"')
    .replace(/<link rel="stylesheet"[^>]*? href="([^"]+)"[^>]*>/g, (_, address: string) => {
      const css = read(address)
      if (css.includes('</')) throw new Error(`${address} would end its style element`)
      styleHashes.push(`'sha256-${createHash('sha256').update(css).digest('base64')}'`)
      return `<style>${css}</style>`
    })
  return { template, styleHashes }
}
