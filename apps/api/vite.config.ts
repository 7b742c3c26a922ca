import { defineConfig } from 'vite'

/** The page at /api/docs. The server serves docs.html itself and the files under /api/docs/assets/. */
export default defineConfig({
  root: `${import.meta.dirname}/docs-page`,
  base: '/api/docs/',
  publicDir: false,
  build: {
    outDir: `${import.meta.dirname}/dist`,
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { input: `${import.meta.dirname}/docs-page/docs.html` },
  },
})
