import type { Country } from '@amparo/contract/countries'

const tone = { deep: 'var(--ink-soft)', mid: 'var(--edge)', paper: 'var(--paper)' }

/** The logos of three fictional insurers (P-375, P-376, P-377). Hidden from screen readers: the disclaimers name them. */
export function InsurerMark({ insurer }: { insurer: Country['insurerLogo'] }) {
  return (
    <svg className="insurer-mark" data-insurer={insurer} viewBox="0 0 32 32" fill="none" aria-hidden="true">
      {marks[insurer]}
    </svg>
  )
}

const marks = {
  /** A shield under one roof. */
  default: (
    <>
      <path fill={tone.deep} d="M16 2 29 7v9c0 7-5 12-13 14C8 28 3 23 3 16V7z" />
      <path
        stroke={tone.paper}
        strokeWidth="3"
        strokeLinecap="round"
        strokeLinejoin="round"
        d="m9 17 7-6 7 6M16 17v6"
      />
    </>
  ),
  /** A banyan: one crown, many stems. */
  IND: (
    <>
      <path fill={tone.deep} d="M3 16a13 13 0 0 1 26 0z" />
      <path stroke={tone.mid} strokeWidth="3" strokeLinecap="round" d="M9 20v8M16 20v9M23 20v8" />
    </>
  ),
  /** Two peaks and the sea. */
  TWN: (
    <>
      <path fill={tone.deep} d="m2 21 9-16 6 10 3-5 10 11z" />
      <path stroke={tone.mid} strokeWidth="3" strokeLinecap="round" d="M4 27c4-3 8-3 12 0s8 3 12 0" />
    </>
  ),
}
