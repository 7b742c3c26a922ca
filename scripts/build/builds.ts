/** One bundle for the browser, or of the portal for the server's rendering. Paths are from the root. */
export interface Build {
  name: string
  config: string
  output: string
  /** Folders and files whose contents decide whether the output is still good; package-lock.json always counts. */
  inputs: string[]
  ssr?: boolean
}

const PORTAL = ['rules', 'contract', 'content', 'card-field', 'form-engine'].map((name) => `packages/${name}`)

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
    ssr: true,
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
    inputs: ['apps/standalone', 'apps/portal/src', 'packages/rules', 'packages/contract', 'packages/catalogue'],
  },
  {
    name: 'API documentation',
    config: 'apps/api/vite.config.ts',
    output: 'apps/api/dist',
    inputs: ['apps/api', 'packages/rules', 'packages/contract'],
  },
]
