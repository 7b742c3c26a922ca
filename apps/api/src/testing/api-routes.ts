import { startTestApi } from './api.ts'

/** Every route of the API, which has to be started once to be asked for them. */
export async function apiRoutes() {
  const { routes, stop } = await startTestApi()
  await stop()
  return routes
}
