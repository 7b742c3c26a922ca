import { randomUUID } from 'node:crypto'
import type { FrameMessage, HostMessage } from '@amparo/contract/frame-messages'
import type { Frame, Page } from '@playwright/test'
import { loginPage } from '../../pages/login-page.ts'
import { shell } from '../../pages/shell.ts'
import { cards } from '../../people.ts'
import { origins } from '../../src/origins.ts'
import { expect, test } from '../../story.ts'

const OTHER_CHANNEL = 'AAAAAAAAAAAAAAAAAAAAAA'

test('the page accepts messages only from its own frame and on its own channel', async ({ cardholder, page }) => {
  const login = loginPage(page)
  await cardholder.opensLogin()
  const channel = await channelOf(page)
  const fromOtherWindows = forgedFrameMessages(channel)
  const onOtherChannel = forgedFrameMessages(OTHER_CHANNEL)

  await page.evaluate(postAll, fromOtherWindows)
  await (await emptyFrame(page)).evaluate(postAllToParent, fromOtherWindows)
  await (await secondVaultFrame(page)).evaluate(postAllToParent, fromOtherWindows)
  await (await vaultFrame(page)).evaluate(postAllToParent, onOtherChannel)

  await settled(page)
  await expect(login.error).toHaveCount(0)
  await expect(login.submit).toHaveText(login.text.submit)
  await expect(page).toHaveURL('/')
  expect(await page.evaluate(() => ({ ...sessionStorage }))).toEqual({})

  // Messages from its own frame still get through.
  await (await vaultFrame(page)).evaluate(postAllToParent, forgedFrameMessages(channel))
  await expect(login.error).toBeVisible()
})

test('the frame accepts messages only from its own page and on its own channel', async ({ cardholder, page }) => {
  const { number, text } = loginPage(page)
  await cardholder.opensLogin()
  await cardholder.types(cards.oneBenefit.number)
  const channel = await channelOf(page)
  const sent = tokenCalls(page)

  await (await emptyFrame(page)).evaluate(postAllToSiblingFrame, forgedHostMessages(channel))
  await (await secondVaultFrame(page)).evaluate(postAllToSiblingFrame, forgedHostMessages(channel))
  await page.evaluate(postAllToOwnFirstFrame, forgedHostMessages(OTHER_CHANNEL))

  await (await vaultFrame(page)).evaluate(() => new Promise((done) => setTimeout(done)))
  await expect(number).toHaveValue(cards.oneBenefit.number)
  await expect(number).toHaveAccessibleName(text.label)
  expect(sent).toEqual([])

  // Messages from its own page still get through.
  await page.evaluate(postAllToOwnFirstFrame, forgedHostMessages(channel).slice(-1))
  await expect(number).toHaveValue('')
})

test('messages cannot be replayed', async ({ cardholder, page }) => {
  await page.addInitScript(() => {
    const received: unknown[] = []
    Object.assign(globalThis, { received })
    addEventListener('message', ({ data }) => received.push(data))
  })
  await page.route('**/api/cardholder/v1/benefits/', (route) => route.abort(), { times: 1 })
  const sent = tokenCalls(page)
  await cardholder.entersCard(cards.oneBenefit)
  await expect(loginPage(page).refusal).toBeVisible()
  const frame = await vaultFrame(page)
  const hostMessages = (
    await frame.evaluate(() => (globalThis as unknown as { received: HostMessage[] }).received)
  ).filter(({ type }) => type === 'tokenise')
  const frameMessages = (
    await page.evaluate(() => (globalThis as unknown as { received: FrameMessage[] }).received)
  ).filter(({ type }) => type === 'token')
  expect([hostMessages.length, frameMessages.length, sent.length]).toEqual([1, 1, 1])

  await page.evaluate(postAllToOwnFirstFrame, hostMessages)
  await frame.evaluate(postAllToParent, frameMessages)
  await settled(page)
  expect(sent.length).toBe(1)
  await expect(page).toHaveURL('/')
  expect(await page.evaluate(() => ({ ...sessionStorage }))).toEqual({})
})

test.beforeEach(({ guard }) => guard.tolerates(/ERR_FAILED/))

function forgedFrameMessages(channel: string): FrameMessage[] {
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

function forgedHostMessages(channel: string): HostMessage[] {
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

/** A frame without an address: the same origin as the page, but another window. */
async function emptyFrame(page: Page): Promise<Frame> {
  return addedFrame(page, () => page.evaluate(() => void document.body.append(document.createElement('iframe'))))
}

/** A second vault frame: the right origin, but another window. */
async function secondVaultFrame(page: Page): Promise<Frame> {
  const address = `${origins.vault}/frame?channel=${OTHER_CHANNEL}&parent=${encodeURIComponent(origins.portal)}`
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

/** Messages are handled in order, so once the frame shows a new theme, all earlier messages have been handled. */
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

function postAllToSiblingFrame(messages: unknown[]) {
  for (const message of messages) parent.frames[0]?.postMessage(message, '*')
}

function postAllToOwnFirstFrame(messages: unknown[]) {
  for (const message of messages) frames[0]?.postMessage(message, '*')
}
