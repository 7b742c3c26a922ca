import { defineConfig, mergeConfig } from 'vite'
import portal from './vite.config.ts'

/** Builds the widget: the portal's configuration with another entry and base path. */
export default defineConfig((env) =>
  mergeConfig(portal({ ...env, isSsrBuild: false }), {
    base: '/widget/',
    build: { outDir: 'dist/widget', rolldownOptions: { input: `${import.meta.dirname}/widget.html` } },
  }),
)
