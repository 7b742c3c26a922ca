import { type Clock, systemClock } from '@amparo/api/platform/clock'

/** A clock for demonstrations that can be moved and then runs on. A restart resets it. */
export class MovableClock implements Clock {
  #real: Clock
  #offsetMs = 0

  constructor(real: Clock = systemClock) {
    this.#real = real
  }

  get offsetMs(): number {
    return this.#offsetMs
  }

  now(): Date {
    return new Date(this.#real.now().getTime() + this.#offsetMs)
  }

  moveTo(moment: Date) {
    if (Number.isNaN(moment.getTime())) throw new Error('the clock can be moved only to a real moment')
    this.#offsetMs = moment.getTime() - this.#real.now().getTime()
  }

  backToNow() {
    this.#offsetMs = 0
  }
}
