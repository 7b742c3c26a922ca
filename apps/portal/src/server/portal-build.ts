import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { pageTemplate } from './page-template.ts'
import type { Renderer } from './render-page.tsx'

/** The output of the build: the page template, the folder of assets, and the renderer. */
export type PortalBuild = {
  template: string
  /** Hashes of the inline styles and scripts, for the content security policy. */
  styleHashes: readonly string[]
  scriptHashes: readonly string[]
  assetFolder: string
  renderer: Renderer
  widget: WidgetBuild
}

/** The widget, and the script that other sites include. */
export type WidgetBuild = Pick<PortalBuild, 'template' | 'styleHashes' | 'scriptHashes' | 'assetFolder'> & {
  script: string
}

export const portalDist = join(import.meta.dirname, '../../dist')

export async function readPortalBuild(dist = portalDist): Promise<PortalBuild> {
  const client = join(dist, 'client')
  const assetFolder = join(client, 'assets')
  const read = (address: string) => readFileSync(join(client, address), 'utf8')
  const renderer = pathToFileURL(join(dist, 'server/render-page.js')).href

  return {
    ...pageTemplate(read('index.html'), read),
    assetFolder,
    renderer: (await import(renderer)) as Renderer,
    widget: readWidgetBuild(dist),
  }
}

function readWidgetBuild(dist: string): WidgetBuild {
  const folder = join(dist, 'widget')
  const read = (address: string) => readFileSync(join(folder, address.replace(/^\/widget\//, '')), 'utf8')
  const script = readFileSync(join(dist, 'widget-loader/v1.js'), 'utf8')
  return { ...pageTemplate(read('widget.html'), read), assetFolder: join(folder, 'assets'), script }
}
