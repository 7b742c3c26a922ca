import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { pageTemplate } from './page-template.ts'
import type { Renderer } from './render-page.tsx'

/** What the build left: the page to fill in, the folder of its assets, the renderer. */
export type PortalBuild = {
  template: string
  /** For the policy: the style and script elements of the template. */
  styleHashes: readonly string[]
  scriptHashes: readonly string[]
  assetFolder: string
  renderer: Renderer
}

export const portalDist = join(import.meta.dirname, '../../dist')

export async function readPortalBuild(dist = portalDist): Promise<PortalBuild> {
  const client = join(dist, 'client')
  const assetFolder = join(client, 'assets')
  const read = (address: string) => readFileSync(join(client, address), 'utf8')
  const renderer = pathToFileURL(join(dist, 'server/render-page.js')).href

  return { ...pageTemplate(read('index.html'), read), assetFolder, renderer: (await import(renderer)) as Renderer }
}
