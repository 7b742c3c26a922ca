import { randomUUID } from 'node:crypto'
import type { FrameMessage, HostMessage } from '@amparo/contract/frame-messages'
import type { Frame, Page } from '@playwright/test'
import { loginPage } from '../../pages/login-page.ts'
import { shell } from '../../pages/shell.ts'
import { cards } from '../../people.ts'
import { origins } from '../../src/origins.ts'
import { expect, test } from '../../story.ts'

const STRANGE_CHANNEL = 'AAAAAAAAAAAAAAAAAAAAAA'

test('the page believes no message but those of its own frame on their own channel', async ({ cardholder, page }) => {
  const login = loginPage(page)
  await cardholder.opensLogin()
  const channel = await channelOf(page)
  const fromStrangers = forgedNews(channel)
  const onStrangeChannel = forgedNews(STRANGE_CHANNEL)

  await page.evaluate(postAll, fromStrangers)
  await (await emptyFrame(page)).evaluate(postAllToParent, fromStrangers)
  await (await secondVaultFrame(page)).evaluate(postAllToParent, fromStrangers)
  await (await vaultFrame(page)).evaluate(postAllToParent, onStrangeChannel)

  await settled(page)
  await expect(login.error).toHaveCount(0)
  await expect(login.submit).toHaveText(login.text.submit)
  await expect(page).toHaveURL('/')
  expect(await page.evaluate(() => ({ ...sessionStorage }))).toEqual({})

  // The line is not dead: its own frame is heard.
  await (await vaultFrame(page)).evaluate(postAllToParent, forgedNews(channel))
  await expect(login.error).toBeVisible()
})

test('the frame obeys no message but those of its own page on their own channel', async ({ cardholder, page }) => {
  const { number, text } = loginPage(page)
  await cardholder.opensLogin()
  await cardholder.types(cards.oneBenefit.number)
  const channel = await channelOf(page)
  const sent = tokenCalls(page)

  await (await emptyFrame(page)).evaluate(postAllToFirstFrame, forgedOrders(channel))
  await (await secondVaultFrame(page)).evaluate(postAllToFirstFrame, forgedOrders(channel))
  await page.evaluate(postAllToFirstFrameOfMine, forgedOrders(STRANGE_CHANNEL))

  await (await vaultFrame(page)).evaluate(() => new Promise((done) => setTimeout(done)))
  await expect(number).toHaveValue(cards.oneBenefit.number)
  await expect(number).toHaveAccessibleName(text.label)
  expect(sent).toEqual([])

  // The line is not dead: its own page is obeyed.
  await page.evaluate(postAllToFirstFrameOfMine, forgedOrders(channel).slice(-1))
  await expect(number).toHaveValue('')
})

test('what was said once cannot be said again', async ({ cardholder, page }) => {
  await page.addInitScript(() => {
    const heard: unknown[] = []
    Object.assign(globalThis, { heard })
    addEventListener('message', ({ data }) => heard.push(data))
  })
  await page.route('**/api/cardholder/v1/benefits/', (route) => route.abort(), { times: 1 })
  const sent = tokenCalls(page)
  await cardholder.triesCard(cards.oneBenefit)
  await expect(loginPage(page).refusal).toBeVisible()
  const frame = await vaultFrame(page)
  const orders = (await frame.evaluate(() => (globalThis as unknown as { heard: HostMessage[] }).heard)).filter(
    ({ type }) => type === 'tokenise',
  )
  const news = (await page.evaluate(() => (globalThis as unknown as { heard: FrameMessage[] }).heard)).filter(
    ({ type }) => type === 'token',
  )
  expect([orders.length, news.length, sent.length]).toEqual([1, 1, 1])

  await page.evaluate(postAllToFirstFrameOfMine, orders)
  await frame.evaluate(postAllToParent, news)
  await settled(page)
  expect(sent.length).toBe(1)
  await expect(page).toHaveURL('/')
  expect(await page.evaluate(() => ({ ...sessionStorage }))).toEqual({})
})

test.beforeEach(({ guard }) => guard.tolerates(/ERR_FAILED/))

function forgedNews(channel: string): FrameMessage[] {
  const id = randomUUID()
  const pan_token = `pt_${'A'.repeat(43)}`

  return [
    { type: 'ready', channel },
    { type: 'token', channel, id, pan_token, last4: '0000' },
    { type: 'failed', channel, id, code: 'network_error', request_id: null },
    { type: 'state', channel, problem: 'invalid', touched: true, focused: false },
    { type: 'submit', channel },
  ]
}

function forgedOrders(channel: string): HostMessage[] {
  const look = { label: 'Your PIN', help: '', problem: null, language: 'en', colours: {}, revealed: true } as const

  return [
    { type: 'look', channel, look: { ...look, direction: 'ltr', theme: 'light' } },
    { type: 'tokenise', channel, id: randomUUID() },
    { type: 'clear', channel },
  ]
}

async function channelOf(page: Page): Promise<string> {
  const address = await loginPage(page).iframe.getAttribute('src')
  return new URL(address ?? '').searchParams.get('channel') ?? ''
}

/** A frame without an address has the origin of the page around it, but is another window. */
async function emptyFrame(page: Page): Promise<Frame> {
  return addedFrame(page, () => page.evaluate(() => void document.body.append(document.createElement('iframe'))))
}

/** The right origin, and still another window. */
async function secondVaultFrame(page: Page): Promise<Frame> {
  const address = `${origins.vault}/frame?channel=${STRANGE_CHANNEL}&parent=${encodeURIComponent(origins.portal)}`
  const frame = await addedFrame(page, () =>
    page.evaluate((src) => document.body.append(Object.assign(document.createElement('iframe'), { src })), address),
  )
  await frame.waitForURL(address)
  return frame
}

async function addedFrame(page: Page, add: () => Promise<void>): Promise<Frame> {
  const attached = page.waitForEvent('frameattached')
  await add()
  return attached
}

async function vaultFrame(page: Page): Promise<Frame> {
  const frame = await (await loginPage(page).iframe.elementHandle())?.contentFrame()
  if (!frame) throw new Error('The page has no vault frame')
  return frame
}

function tokenCalls(page: Page): string[] {
  const calls: string[] = []
  page.on('request', (request) => request.url().includes('/token/') && calls.push(request.url()))
  return calls
}

/** Messages are handled in the order they came: when a language change has been drawn, all before it has been. */
async function settled(page: Page) {
  const { theme } = shell(page)
  await theme.selectOption('dark')
  await expect(loginPage(page).frameRoot).toHaveAttribute('data-theme', 'dark')
}

function postAll(messages: unknown[]) {
  for (const message of messages) postMessage(message, '*')
}

function postAllToParent(messages: unknown[]) {
  for (const message of messages) parent.postMessage(message, '*')
}

function postAllToFirstFrame(messages: unknown[]) {
  for (const message of messages) parent.frames[0]?.postMessage(message, '*')
}

function postAllToFirstFrameOfMine(messages: unknown[]) {
  for (const message of messages) frames[0]?.postMessage(message, '*')
}
