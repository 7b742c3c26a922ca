import { defineConfig } from 'vite'

/** The page inside the iframe. The server serves frame.html itself and the hashed files under /assets/. */
export default defineConfig({
  root: `${import.meta.dirname}/src/frame`,
  publicDir: false,
  build: {
    outDir: `${import.meta.dirname}/dist/frame`,
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { input: `${import.meta.dirname}/src/frame/frame.html` },
  },
})
