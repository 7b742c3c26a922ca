import { readFileSync } from 'node:fs'
import { join } from 'node:path'

// Loaded into a server before its own code: its clock is off by as many milliseconds as a file says, which is read again and again.

const LOOK_MS = 50
const file = join(process.env.CHAOS_CLOCK_FOLDER ?? '', process.env.PORT ?? '')
const RealDate = globalThis.Date
let offset = 0

setInterval(() => {
  try {
    offset = Number(readFileSync(file, 'utf8')) || 0
  } catch {
    // Nobody has moved this clock yet.
  }
}, LOOK_MS).unref()

globalThis.Date = class extends RealDate {
  constructor(...given: [] | [number | string | Date]) {
    if (given.length === 0) super(RealDate.now() + offset)
    else super(...given)
  }
  static override now() {
    return RealDate.now() + offset
  }
} as DateConstructor
