import type { Drawings } from './drawing.ts'
import { deep, ink, mid, paper, sun } from './drawing.ts'

/** For pages without other content. `shield` is the fallback for benefits that have no illustration yet. */
export const stateArt = {
  devices: (
    <>
      <rect x="52" y="56" width="116" height="80" rx="10" fill={deep} />
      <rect x="62" y="66" width="96" height="60" rx="4" fill={mid} />
      <path stroke={paper} strokeWidth="5" strokeLinecap="round" d="M76 84h40M76 100h28" />
      <path fill={ink} d="M40 136h140l-6 14a4 4 0 0 1-4 2H50a4 4 0 0 1-4-2z" />
      <rect x="150" y="80" width="48" height="76" rx="10" fill={ink} />
      <rect x="156" y="88" width="36" height="58" rx="4" fill={paper} />
      <path stroke={deep} strokeWidth="5" strokeLinecap="round" d="M164 102h20M164 116h12" />
      <circle cx="176" cy="56" r="20" fill={sun} />
      <path stroke={ink} strokeWidth="6" strokeLinecap="round" strokeLinejoin="round" d="M167 56h18M179 49l7 7-7 7" />
    </>
  ),
  empty: (
    <>
      <path fill={mid} d="M64 96h112l-12 52a6 6 0 0 1-6 4H82a6 6 0 0 1-6-4z" />
      <path fill={deep} d="M56 82h128a8 8 0 0 1 8 8v8a6 6 0 0 1-6 6H54a6 6 0 0 1-6-6v-8a8 8 0 0 1 8-8z" />
      <path stroke={paper} strokeWidth="6" strokeLinecap="round" d="M104 122h32" />
      <path
        stroke={mid}
        strokeWidth="5"
        strokeLinecap="round"
        strokeDasharray="1 11"
        d="M92 68c6-20 22-26 34-18s24 4 28-10"
      />
      <circle cx="160" cy="42" r="12" fill={sun} />
    </>
  ),
  maintenance: (
    <>
      <rect x="62" y="62" width="104" height="78" rx="12" fill={deep} />
      <path fill={mid} d="M62 84V74a12 12 0 0 1 12-12h80a12 12 0 0 1 12 12v10z" />
      <circle cx="78" cy="73" r="4" fill={paper} />
      <circle cx="92" cy="73" r="4" fill={paper} />
      <path
        stroke={paper}
        strokeWidth="6"
        strokeLinecap="round"
        strokeLinejoin="round"
        d="m100 100-12 12 12 12M124 100l12 12-12 12"
      />
      <path fill={ink} d="M96 140h36l6 12H90z" />
      <path
        fill={sun}
        d="m176 36 5 9 10-2 3 10 10 3-2 10 9 5-9 5 2 10-10 3-3 10-10-2-5 9-5-9-10 2-3-10-10-3 2-10-9-5 9-5-2-10 10-3 3-10 10 2z"
      />
      <circle cx="176" cy="71" r="12" fill={paper} />
    </>
  ),
  shield: (
    <>
      <path fill={ink} d="M92 152c0-7 12-12 28-12s28 5 28 12z" />
      <path fill={deep} d="M120 40c16 11 31 15 46 15 2 46-12 76-46 91-34-15-48-45-46-91 15 0 30-4 46-15z" />
      <path fill={mid} d="M120 40c16 11 31 15 46 15 2 46-12 76-46 91z" />
      <path fill={sun} d="m120 70 7 16 17 2-13 12 4 17-15-9-15 9 4-17-13-12 17-2z" />
    </>
  ),
  'sign-in': (
    <>
      <rect x="52" y="66" width="124" height="82" rx="12" fill={deep} />
      <path fill={mid} d="M52 78a12 12 0 0 1 12-12h100a12 12 0 0 1 12 12l-54 40a14 14 0 0 1-16 0z" />
      <path stroke={paper} strokeWidth="5" strokeLinecap="round" d="M70 132h34" />
      <circle cx="174" cy="60" r="26" fill={sun} />
      <path stroke={ink} strokeWidth="7" strokeLinecap="round" strokeLinejoin="round" d="M162 60h24M178 51l9 9-9 9" />
    </>
  ),
  success: (
    <>
      <circle cx="120" cy="98" r="44" fill={deep} />
      <path stroke={paper} strokeWidth="9" strokeLinecap="round" strokeLinejoin="round" d="m100 99 14 15 28-32" />
      <path fill={ink} d="M98 152c0-7 9-12 22-12s22 5 22 12z" />
      <path
        stroke={sun}
        strokeWidth="6"
        strokeLinecap="round"
        d="M120 36v8M60 60l7 6M180 60l-7 6M48 102h9M192 102h-9"
      />
      <circle cx="172" cy="132" r="7" fill={mid} />
      <circle cx="66" cy="134" r="9" fill={sun} />
    </>
  ),
} satisfies Drawings
