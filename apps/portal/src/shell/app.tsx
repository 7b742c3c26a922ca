import { QueryClientProvider } from '@tanstack/react-query'
import { Suspense } from 'react'
import { RouterProvider } from 'react-router'
import { PlatformProvider } from '../platform/platform.ts'
import { CardSessionProvider } from '../session/card-session.ts'
import type { AppParts } from './guard-loader.ts'
import { PageSkeleton } from './page-skeleton.tsx'

type Router = Parameters<typeof RouterProvider>[0]['router']

export function App({ app, router }: { app: AppParts; router: Router }) {
  return (
    <QueryClientProvider client={app.queries}>
      <PlatformProvider value={app.platform}>
        <CardSessionProvider value={app.session}>
          <Suspense fallback={<PageSkeleton />}>
            <RouterProvider router={router} />
          </Suspense>
        </CardSessionProvider>
      </PlatformProvider>
    </QueryClientProvider>
  )
}
