import { languageTag, locales } from '@amparo/rules/locale/locales'
import optimizeLocales from '@react-aria/optimize-locales-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { chunkGroups } from './chunk-groups.ts'
import { narrowFonts } from './narrow-fonts.ts'
import { precompress } from './precompress.ts'
import { shakeLibraries } from './shake-libraries.ts'

/** React Aria brings its words in thirty languages, of which a page needs those that we speak. */
const ownLanguages = optimizeLocales.vite({
  locales: [...new Set(locales.map((locale) => new Intl.Locale(languageTag(locale)).language))],
})

/** One configuration for both builds: the client by default, the server's renderer when `build.ssr` names its entry. */
export default defineConfig(({ isSsrBuild }) => ({
  root: import.meta.dirname,
  plugins: [react(), ownLanguages, shakeLibraries(), !isSsrBuild && narrowFonts(), !isSsrBuild && precompress()],
  // One file with React's production build inside: the server loads it fast, whatever NODE_ENV says.
  ...(isSsrBuild && { ssr: { noExternal: true as const }, define: { 'process.env.NODE_ENV': '"production"' } }),
  worker: { format: 'es' as const },
  build: {
    outDir: isSsrBuild ? 'dist/server' : 'dist/client',
    emptyOutDir: true,
    manifest: !isSsrBuild,
    // No inlined files: the policy allows fonts, scripts and styles from our own origin only.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: 'es2024',
    cssCodeSplit: true,
    reportCompressedSize: false,
    rolldownOptions: isSsrBuild
      ? // The server draws the maintenance page at once, and the browser loads it on demand: both are meant.
        { checks: { ineffectiveDynamicImport: false } }
      : { output: { codeSplitting: { groups: chunkGroups } } },
  },
}))
