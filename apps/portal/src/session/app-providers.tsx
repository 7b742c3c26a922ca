import { QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { PlatformProvider } from '../platform/platform.ts'
import { type AppParts, AppPartsContext } from './app-parts.ts'
import { CardSessionProvider } from './card-session.ts'
import { SessionStoreProvider } from './session-fields.ts'

export function AppProviders({ app, children }: { app: AppParts; children: ReactNode }) {
  return (
    <AppPartsContext value={app}>
      <QueryClientProvider client={app.queries}>
        <PlatformProvider value={app.platform}>
          <SessionStoreProvider value={app.store}>
            <CardSessionProvider value={app.session}>{children}</CardSessionProvider>
          </SessionStoreProvider>
        </PlatformProvider>
      </QueryClientProvider>
    </AppPartsContext>
  )
}
