import { Suspense } from 'react'
import { RouterProvider } from 'react-router'
import type { AppParts } from '../session/app-parts.ts'
import { AppProviders } from '../session/app-providers.tsx'
import { PageSkeleton } from './frame/page-skeleton.tsx'

type Router = Parameters<typeof RouterProvider>[0]['router']

export function App({ app, router }: { app: AppParts; router: Router }) {
  return (
    <AppProviders app={app}>
      <Suspense fallback={<PageSkeleton />}>
        <RouterProvider router={router} />
      </Suspense>
    </AppProviders>
  )
}
