/** The time as the product sees it. Only the demo surface moves it. */
export type Clock = { now(): Date }

export const systemClock: Clock = { now: () => new Date() }
