import type { Page } from '@playwright/test'

/** One line of the table. `note` explains how it was measured, where a reader needs that to understand the figure. */
export type Figure = { name: string; figure: string; goal: string; met: boolean; note?: string }

export type Measurement = { name: string; measure(): Promise<Figure[]> }

/** A page and how to get there. `isThere` selects an element that is visible once the page is complete. */
export type MeasuredPage = {
  name: string
  /** The most JavaScript it may load; not measured without. */
  goalKib?: number
  isThere: string
  /** Part of the address of the frame that is measured instead of the page. */
  framePath?: string
  open: (page: Page, portal: string) => Promise<void>
}
