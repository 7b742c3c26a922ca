import type { RouteObject } from 'react-router'
import { claimRoutes } from '../../features/claims/claim-routes.tsx'
import type { AppParts } from '../../session/app-parts.ts'
import { guardLoader } from './guard-loader.ts'

/** The routes of claims, behind the portal's guards. In a separate file, because few visits make a claim. */
export function claimsArea(app: AppParts): RouteObject[] {
  return claimRoutes(app, guardLoader(app))
}
