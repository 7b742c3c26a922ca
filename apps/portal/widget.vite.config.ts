import { defineConfig, mergeConfig } from 'vite'
import portal from './vite.config.ts'

/** The page of the claim form: the portal's configuration with another entry, at an address of its own. */
export default defineConfig((env) =>
  mergeConfig(portal({ ...env, isSsrBuild: false }), {
    base: '/widget/',
    build: { outDir: 'dist/widget', rolldownOptions: { input: `${import.meta.dirname}/widget.html` } },
  }),
)
