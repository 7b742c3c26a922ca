import { createHash } from 'node:crypto'

/**
 * Makes the built `index.html` paint as early as it can. The entry's style sheet goes into the page, so that the first paint
 * waits for nothing but the page itself. The application's script, which that paint does not need, is fetched after it; a
 * few words in its place put on the theme that was chosen and start the fetch. The policy allows these very texts, by
 * their hashes, and no other.
 */
export function pageTemplate(built: string, read: (address: string) => string) {
  const styleHashes: string[] = []
  const scriptHashes: string[] = []
  const template = built
    .replace(/<script type="module"[^>]*? src="([^"]+)"[^>]*><\/script>/, (_, address: string) => {
      const script = startScript(address)
      scriptHashes.push(hashOf(script))
      return `<script>${script}</script>`
    })
    .replace(/<link rel="stylesheet"[^>]*? href="([^"]+)"[^>]*>/g, (_, address: string) => {
      const css = read(address)
      if (css.includes('</')) throw new Error(`${address} would end its style element`)
      styleHashes.push(hashOf(css))
      // The bundler would load it again with the first part of a page, in the midst of the sheets that build on it.
      return `<style>${css}</style><link rel="stylesheet" href="${address}" disabled>`
    })
  return { template, styleHashes, scriptHashes }
}

/**
 * The key and the names are those of `platform/theme.ts`. The page is whole and the browser says that it has
 * painted: then the fetch starts. A page in the background is not painted and waits for nothing, and where nobody says anything a second is enough.
 */
function startScript(address: string): string {
  return [
    `try{const t=localStorage.getItem('amparo-theme');if(t==='light'||t==='dark')document.documentElement.dataset.theme=t}catch{}`,
    `const go=()=>document.readyState==='loading'?addEventListener('DOMContentLoaded',go):import('${address}')`,
    `document.hidden?go():(setTimeout(go,1000),new PerformanceObserver(go).observe({type:'paint',buffered:true}))`,
  ].join(';')
}

function hashOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}
