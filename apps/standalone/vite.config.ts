import { defineConfig } from 'vite'

/** The page at /dev. The server serves dev.html itself and the files under /dev/assets/. */
export default defineConfig({
  root: `${import.meta.dirname}/dev-page`,
  base: '/dev/',
  publicDir: false,
  build: {
    outDir: `${import.meta.dirname}/dist`,
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { input: `${import.meta.dirname}/dev-page/dev.html` },
  },
})
