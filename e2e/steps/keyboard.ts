import { expect, type Locator, type Page } from '@playwright/test'
import { shell } from '../pages/shell.ts'

/** More stops than any way from one control to the next has. */
const MOST_STOPS = 40
const MOST_OPTIONS = 60

/** Somebody without a mouse, who reaches every control with Tab from wherever the focus is. */
export function keyboardAt(page: Page) {
  const { keyboard } = page
  const self = {
    /** From the top of a page to its content, past the top bar. */
    async skipsToContent() {
      await keyboard.press('Tab')
      await expect(shell(page).skipLink).toBeFocused()
      await keyboard.press('Enter')
      await expect(page.getByRole('main')).toBeFocused()
    },
    async tabsTo(control: Locator, isThere: (control: Element) => boolean = hasFocus) {
      await control.waitFor()
      for (let stops = 0; !(await control.evaluate(isThere)); stops++) {
        expect(stops, `${control} is reached with Tab`).toBeLessThan(MOST_STOPS)
        await keyboard.press('Tab')
      }
    },
    async types(control: Locator, text: string) {
      await self.tabsTo(control)
      await keyboard.type(text)
    },
    /** In a list that typing filters. */
    async finds(control: Locator, title: string) {
      await self.types(control, title)
      await expect(control).toHaveAttribute('aria-expanded', 'true')
      await keyboard.press('Enter')
      await expect(control).toHaveValue(title)
    },
    /** In a native select. */
    async chooses(select: Locator, value: string) {
      await self.tabsTo(select)
      for (let options = 0; options < MOST_OPTIONS && (await select.inputValue()) !== value; options++)
        await keyboard.press('ArrowDown')
      await expect(select).toHaveValue(value)
    },
    /** One radio button of a group, which is a single Tab stop. */
    async picks(radio: Locator) {
      await self.tabsTo(radio, hasFocusInGroup)
      if (await radio.evaluate(hasFocus)) await keyboard.press('Space')
      for (let options = 0; options < MOST_OPTIONS && !(await radio.isChecked()); options++)
        await keyboard.press('ArrowDown')
      await expect(radio).toBeFocused()
      await expect(radio).toBeChecked()
    },
    /** Presses a button, follows a link. */
    async presses(control: Locator) {
      await self.tabsTo(control)
      await keyboard.press('Enter')
    },
    /** Ticks a checkbox. */
    async ticks(control: Locator) {
      await self.tabsTo(control)
      await keyboard.press('Space')
    },
  }
  return self
}

function hasFocusInGroup(radio: Element): boolean {
  const { activeElement } = document
  return activeElement instanceof HTMLInputElement && activeElement.name === (radio as HTMLInputElement).name
}

/** Also in a frame, whose document remembers the last focus after it has moved on. */
function hasFocus(control: Element): boolean {
  return document.activeElement === control && document.hasFocus()
}
