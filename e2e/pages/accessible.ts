import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
const passed = new Set<string>()

/**
 * No violation of axe's rules, in the vault's frame neither. The same page in the same look is looked at once in each
 * worker; `state` names what else makes it another one.
 */
export async function expectAccessible(page: Page, { state = '' } = {}) {
  const look = await page.evaluate(() => [location.pathname, innerWidth, document.documentElement.outerHTML.length])
  const key = `${look} ${state}`
  if (passed.has(key)) return

  const { violations } = await new AxeBuilder({ page }).withTags(RULES).analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)).toEqual(
    [],
  )
  passed.add(key)
}
