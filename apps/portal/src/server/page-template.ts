import { createHash } from 'node:crypto'
import { FAILED_ELEMENT } from './script-failed.ts'

/**
 * Makes the built `index.html` paint early. The entry's style sheet is inlined, so the first paint waits only for the page
 * itself. The application's script is fetched after that paint; a short inline script in its place applies the chosen theme
 * and starts the fetch. The content security policy allows exactly these inline texts, by their hashes.
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
      // The disabled link keeps the bundler from loading the sheet again with the first lazy page, after sheets that override it.
      return `<style>${css}</style><link rel="stylesheet" href="${address}" disabled>`
    })
  return { template, styleHashes, scriptHashes }
}

/**
 * Key and names must match `platform/theme.ts`. The fetch starts once the page is parsed and the browser reports its first
 * paint: at once in a background tab, which is not painted, and after a second in browsers that report nothing. If the script
 * cannot be loaded or started, the message that the page contains for this case is shown, in place of a skeleton; once it has started, the message
 * is removed, with its heading.
 */
function startScript(address: string): string {
  return [
    `try{const t=localStorage.getItem('amparo-theme');if(t==='light'||t==='dark')document.documentElement.dataset.theme=t}catch{}`,
    `const message=()=>document.getElementById('${FAILED_ELEMENT}')`,
    `const fail=()=>{const m=message();if(m){m.hidden=false;document.body.prepend(m)}document.querySelector('[data-rendered=shape]')?.remove()}`,
    `const go=()=>document.readyState==='loading'?addEventListener('DOMContentLoaded',go):import('${address}').then(()=>message()?.remove(),fail)`,
    `document.hidden?go():(setTimeout(go,1000),new PerformanceObserver(go).observe({type:'paint',buffered:true}))`,
  ].join(';')
}

function hashOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}
