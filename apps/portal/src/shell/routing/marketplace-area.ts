import type { RouteObject } from 'react-router'
import { marketplaceRoutes } from '../../features/marketplace/marketplace-routes.tsx'
import type { AppParts } from '../../session/app-parts.ts'
import { guardLoader } from './guard-loader.ts'

/** The marketplace's routes, behind the portal's guards. In a separate file, because most visits never need them. */
export function marketplaceArea(app: AppParts): RouteObject[] {
  return marketplaceRoutes(app, guardLoader(app))
}
