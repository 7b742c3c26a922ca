import { languageTag, locales } from '@amparo/rules/locale/locales'
import optimizeLocales from '@react-aria/optimize-locales-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { codeSplitting } from './code-splitting.ts'
import { narrowFonts } from './narrow-fonts.ts'
import { precompress } from './precompress.ts'

/** React Aria ships its texts in thirty languages: keeping only ours saves 5 KiB gzip with the calendar. */
const ownLanguages = optimizeLocales.vite({
  locales: [...new Set(locales.map((locale) => new Intl.Locale(languageTag(locale)).language))],
})

/** Both builds: the client by default, the server's renderer when `build.ssr` names its entry. */
export default defineConfig(({ isSsrBuild }) => ({
  root: import.meta.dirname,
  plugins: [react(), ownLanguages, !isSsrBuild && narrowFonts(), !isSsrBuild && precompress()],
  // The server gets a single file that contains React's production build, whatever NODE_ENV is.
  ...(isSsrBuild && { ssr: { noExternal: true as const }, define: { 'process.env.NODE_ENV': '"production"' } }),
  worker: { format: 'es' as const },
  build: {
    outDir: isSsrBuild ? 'dist/server' : 'dist/client',
    emptyOutDir: true,
    manifest: !isSsrBuild,
    // No data: URLs: the content security policy allows fonts, scripts and styles from our own origin only.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: 'es2024',
    cssCodeSplit: true,
    reportCompressedSize: false,
    rolldownOptions: isSsrBuild
      ? // The server imports the maintenance page directly and the browser on demand: no reason for a warning.
        { checks: { ineffectiveDynamicImport: false } }
      : { output: { codeSplitting } },
  },
}))
