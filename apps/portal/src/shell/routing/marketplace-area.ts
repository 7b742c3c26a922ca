import type { RouteObject } from 'react-router'
import { marketplaceRoutes } from '../../features/marketplace/marketplace-routes.tsx'
import type { AppParts } from '../../session/app-parts.ts'
import { guardLoader } from './guard-loader.ts'

/** The marketplace, with the portal's own rules about who may be where. Most visits never go there. */
export function marketplaceArea(app: AppParts): RouteObject[] {
  return marketplaceRoutes(app, guardLoader(app))
}
