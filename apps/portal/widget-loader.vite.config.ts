import { defineConfig } from 'vite'

/** Builds the script that other sites include: a single classic script without imports. */
export default defineConfig({
  root: import.meta.dirname,
  build: {
    outDir: 'dist/widget-loader',
    emptyOutDir: true,
    target: 'es2022',
    reportCompressedSize: false,
    lib: { entry: 'src/widget/loader.ts', formats: ['iife'], name: 'amparoClaimWidget', fileName: () => 'v1.js' },
  },
})
