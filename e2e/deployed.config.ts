import { defineConfig } from '@playwright/test'
import config from './playwright.config.ts'

// Stories about processes that `npm run deploy-check` has started, with their ports in E2E_PORT and E2E_VAULT_PORT.
export default defineConfig({ ...config, testDir: 'deployed', globalSetup: [], retries: 0, workers: 1 })
