/** One bundle for the browser, or of the portal for the server's rendering. Paths are from the root. */
export interface Build {
  name: string
  config: string
  output: string
  /** Folders and files whose contents decide whether the output is still good; package-lock.json always counts. */
  inputs: string[]
  /** The entry of a bundle for the server, from the configuration's folder. */
  ssr?: string
}

const PORTAL = ['rules', 'contract', 'content/src', 'card-field', 'form-engine'].map((name) => `packages/${name}`)

export const BUILDS: Build[] = [
  {
    name: 'portal',
    config: 'apps/portal/vite.config.ts',
    output: 'apps/portal/dist/client',
    inputs: ['apps/portal', ...PORTAL],
  },
  {
    name: 'portal for the server',
    config: 'apps/portal/vite.config.ts',
    output: 'apps/portal/dist/server',
    inputs: ['apps/portal', ...PORTAL],
    ssr: 'src/server/render-page.tsx',
  },
  {
    name: 'claim form widget',
    config: 'apps/portal/widget.vite.config.ts',
    output: 'apps/portal/dist/widget',
    inputs: ['apps/portal', ...PORTAL],
  },
  {
    name: 'claim form widget script',
    config: 'apps/portal/widget-loader.vite.config.ts',
    output: 'apps/portal/dist/widget-loader',
    inputs: ['apps/portal', ...PORTAL],
  },
  {
    name: 'card field',
    config: 'apps/vault/vite.config.ts',
    output: 'apps/vault/dist/frame',
    inputs: ['apps/vault', 'packages/rules', 'packages/contract'],
  },
  {
    name: 'pages for development',
    config: 'apps/standalone/vite.config.ts',
    output: 'apps/standalone/dist',
    inputs: ['apps/standalone', 'apps/api/docs-page', 'packages/rules', 'packages/contract'],
  },
  {
    name: 'API documentation',
    config: 'apps/api/vite.config.ts',
    output: 'apps/api/dist',
    inputs: ['apps/api/docs-page', 'apps/api/vite.config.ts', 'packages/rules', 'packages/contract'],
  },
]
