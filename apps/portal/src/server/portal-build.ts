import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Renderer } from './render-page.tsx'

/** What the build left: the filled-in template, the names of the assets, the renderer. */
export type PortalBuild = { template: string; assets: readonly string[]; assetFolder: string; renderer: Renderer }

export const portalDist = join(import.meta.dirname, '../../dist')

export async function readPortalBuild(dist = portalDist): Promise<PortalBuild> {
  const client = join(dist, 'client')
  const assetFolder = join(client, 'assets')
  const renderer = pathToFileURL(join(dist, 'server/render-page.js')).href
  const [template, assets, module] = await Promise.all([
    readFile(join(client, 'index.html'), 'utf8'),
    readdir(assetFolder),
    import(renderer) as Promise<Renderer>,
  ])
  return { template, assets, assetFolder, renderer: module }
}
