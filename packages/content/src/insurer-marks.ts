/** A part of a mark on a square of 32 by 32: filled, or a line of width 3 with round ends. */
export type MarkPart = { d: string; tone: 'deep' | 'mid' | 'paper'; isLine: boolean }

/** The marks of three fictional insurers, by `insurerLogo` of the country. */
export const insurerMarks: Readonly<Record<string, readonly MarkPart[]>> = {
  /** A shield under one roof. */
  default: [
    { d: 'M16 2 29 7v9c0 7-5 12-13 14C8 28 3 23 3 16V7z', tone: 'deep', isLine: false },
    { d: 'm9 17 7-6 7 6M16 17v6', tone: 'paper', isLine: true },
  ],
  /** A banyan: one crown, many stems. */
  IND: [
    { d: 'M3 16a13 13 0 0 1 26 0z', tone: 'deep', isLine: false },
    { d: 'M9 20v8M16 20v9M23 20v8', tone: 'mid', isLine: true },
  ],
  /** Two peaks and the sea. */
  TWN: [
    { d: 'm2 21 9-16 6 10 3-5 10 11z', tone: 'deep', isLine: false },
    { d: 'M4 27c4-3 8-3 12 0s8 3 12 0', tone: 'mid', isLine: true },
  ],
}
