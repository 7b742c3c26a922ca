import { fileURLToPath } from 'node:url'
import { build, type Rolldown } from 'vite'

/** The form engine and its corpus as one classic script that defines the global `engine`. */
export async function bundleCorpus(): Promise<string> {
  const built = (await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      target: 'es2024',
      modulePreload: { polyfill: false },
      rolldownOptions: {
        input: fileURLToPath(import.meta.resolve('@amparo/form-engine/testing/corpus')),
        preserveEntrySignatures: 'strict',
        output: { format: 'iife', name: 'engine' },
      },
    },
  })) as Rolldown.RolldownOutput
  return built.output[0].code
}
