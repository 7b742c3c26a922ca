import type { Drawings } from './drawing.ts'
import { deep, ink, mid, paper, sun } from './drawing.ts'

/** Illustrations of people who help. */
export const careArt = {
  assistance: (
    <>
      <path fill={ink} d="M96 152c0-8 8-14 20-14s20 6 20 14z" />
      <circle cx="116" cy="96" r="46" fill={deep} />
      <path stroke={mid} strokeWidth="4" d="M116 50c-26 26-26 66 0 92M116 50c26 26 26 66 0 92M73 80h86M73 112h86" />
      <path
        fill={sun}
        d="M146 36h44a14 14 0 0 1 14 14v22a14 14 0 0 1-14 14h-26l-15 14V86h-3a14 14 0 0 1-14-14V50a14 14 0 0 1 14-14z"
      />
      <circle cx="152" cy="61" r="4.5" fill={ink} />
      <circle cx="168" cy="61" r="4.5" fill={ink} />
      <circle cx="184" cy="61" r="4.5" fill={ink} />
    </>
  ),
  concierge: (
    <>
      <path fill={deep} d="M68 120a52 52 0 0 1 104 0z" />
      <path stroke={mid} strokeWidth="6" strokeLinecap="round" d="M84 108a36 36 0 0 1 24-22" />
      <path fill={ink} d="M112 54h16v16h-16z" />
      <rect x="104" y="44" width="32" height="14" rx="7" fill={ink} />
      <rect x="58" y="120" width="124" height="14" rx="7" fill={mid} />
      <path fill={ink} d="M72 134h96v10a8 8 0 0 1-8 8H80a8 8 0 0 1-8-8z" />
      <path fill={sun} d="m172 44 5 13 13 5-13 5-5 13-5-13-13-5 13-5z" />
      <path stroke={sun} strokeWidth="5" strokeLinecap="round" d="M72 62l-8-8M60 80H49M86 48l-3-10" />
    </>
  ),
  emergency: (
    <>
      <path fill={deep} d="M36 134V74a10 10 0 0 1 10-10h86v76H42a6 6 0 0 1-6-6z" />
      <path fill={mid} d="M132 78h32c6 0 10 2 13 7l16 25a14 14 0 0 1 2 7v17a6 6 0 0 1-6 6h-57z" />
      <path fill={paper} d="M142 88h20c3 0 5 1 7 4l11 18h-38z" />
      <path fill={paper} d="M79 78h12v13h13v12H91v13H79v-13H66V91h13z" />
      <circle cx="72" cy="140" r="15" fill={ink} />
      <circle cx="72" cy="140" r="6" fill={paper} />
      <circle cx="162" cy="140" r="15" fill={ink} />
      <circle cx="162" cy="140" r="6" fill={paper} />
      <path fill={sun} d="M92 64a16 16 0 0 1 32 0z" />
      <path stroke={sun} strokeWidth="5" strokeLinecap="round" d="M108 32v8M82 42l5 5M134 42l-5 5" />
    </>
  ),
  identity: (
    <>
      <rect x="54" y="60" width="124" height="80" rx="14" fill={deep} />
      <rect x="66" y="73" width="42" height="54" rx="8" fill={paper} />
      <circle cx="87" cy="92" r="10" fill={mid} />
      <path fill={mid} d="M70 127a17 17 0 0 1 34 0z" />
      <path stroke={paper} strokeWidth="5" strokeLinecap="round" d="M121 82h42M121 97h28" />
      <path stroke={sun} strokeWidth="7" d="M154 112v-7a14 14 0 0 1 28 0v7" />
      <rect x="143" y="110" width="50" height="40" rx="10" fill={sun} />
      <path stroke={ink} strokeWidth="6" strokeLinecap="round" d="M168 126v9" />
    </>
  ),
  medical: (
    <>
      <rect x="70" y="66" width="96" height="76" rx="14" fill={deep} />
      <path stroke={deep} strokeWidth="7" d="M98 66V56a8 8 0 0 1 8-8h24a8 8 0 0 1 8 8v10" />
      <path fill={mid} d="M70 98h96v14H70z" />
      <circle cx="118" cy="105" r="24" fill={paper} />
      <path fill={deep} d="M113 91h10v9h9v10h-9v9h-10v-9h-9v-10h9z" />
      <path fill={sun} d="M166 38c14-9 29 4 22 18-4 8-13 14-22 20-9-6-18-12-22-20-7-14 8-27 22-18z" />
      <path stroke={ink} strokeWidth="4" strokeLinecap="round" strokeLinejoin="round" d="M149 56h9l5-8 6 15 5-7h9" />
    </>
  ),
  support: (
    <>
      <path fill={deep} d="M62 152c3-25 23-38 50-38s47 13 50 38z" />
      <path fill={mid} d="M94 112h36v6a18 18 0 0 1-36 0z" />
      <circle cx="112" cy="84" r="29" fill={paper} />
      <path fill={ink} d="M82 82a30 30 0 0 1 60 0c-11-1-19-6-24-14-7 9-19 14-36 14z" />
      <path stroke={ink} strokeWidth="6" d="M78 84a34 34 0 0 1 68 0" />
      <rect x="72" y="80" width="14" height="25" rx="7" fill={ink} />
      <rect x="138" y="80" width="14" height="25" rx="7" fill={ink} />
      <path stroke={ink} strokeWidth="5" strokeLinecap="round" d="M145 105c-2 9-10 13-22 13" />
      <path
        fill={sun}
        d="M164 36h32a12 12 0 0 1 12 12v18a12 12 0 0 1-12 12h-18l-13 12V78a12 12 0 0 1-13-12V48a12 12 0 0 1 12-12z"
      />
      <path stroke={ink} strokeWidth="5" strokeLinecap="round" d="M166 52h28M166 63h17" />
    </>
  ),
} satisfies Drawings
