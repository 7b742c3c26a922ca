import { expect } from '@playwright/test'
import { loginPage } from '../pages/login-page.ts'
import { shell } from '../pages/shell.ts'
import { cardShowing } from '../people.ts'
import { origins } from '../src/origins.ts'
import { never, walk } from './walk.ts'

const refused = cardShowing('Refusal transfer_to_phone')
const allExpired = cardShowing('All benefits expired')
const isWindow = true

walk('card entry', async ({ page, locale, take }) => {
  const login = loginPage(page, locale)
  const { dialog } = shell(page, locale)
  const open = async () => {
    await page.goto(login.address)
    await expect(login.frameReady).toBeVisible()
  }
  const enter = async ({ number }: { number: string }) => {
    await login.number.fill(number)
    await login.submit.click()
  }
  await open()
  await take('login', 'ready')
  await login.submit.click()
  await expect(login.error).toBeVisible()
  await take('login', 'error')
  await enter(refused)
  await expect(login.refusal).toBeVisible()
  await take('login', 'refused')
  await page.route('**/api/cardholder/v1/benefits/', never)
  await enter(refused)
  await expect(shell(page).overlay).toBeVisible()
  await take('login', 'sending', { isLoading: true, isWindow })
  await page.unrouteAll({ behavior: 'ignoreErrors' })

  await open()
  await enter(allExpired)
  await expect(dialog).toBeVisible()
  await take('login', 'no-active-benefits', { isWindow })
  await page.evaluate(() => sessionStorage.clear())

  await page.route(`${origins.vault}/**`, never)
  await page.goto(login.address, { waitUntil: 'commit' })
  await expect(login.heading).toBeVisible()
  await take('login', 'loading', { isLoading: true })
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await page.route(`${origins.vault}/**`, (route) => route.abort())
  await page.goto(login.address)
  await expect(login.frameFailed).toBeVisible()
  await take('login', 'vault-down')
  await page.unrouteAll({ behavior: 'ignoreErrors' })

  await page.goto(`${origins.whiteLabel}${login.address}`)
  await expect(login.frameReady).toBeVisible()
  await take('login', 'white-label')
})

walk(
  'cookies',
  async ({ page, locale, take }) => {
    const { consentBanner, onlyNecessary, manageCookies, cookieDialog } = shell(page, locale)
    await page.goto(loginPage(page, locale).address)
    await expect(consentBanner).toBeVisible()
    await take('cookies', 'banner', { isWindow })
    await onlyNecessary.click()
    await manageCookies.click()
    await expect(cookieDialog).toBeVisible()
    await take('cookies', 'dialog', { isWindow })
  },
  { asksConsent: true },
)
