import type { Drawings } from './drawing.ts'
import { deep, ink, mid, paper, sun } from './drawing.ts'

/** Illustrations of travel. */
export const travelArt = {
  accident: (
    <>
      <path stroke={ink} strokeWidth="5" strokeLinecap="round" d="M120 30v120" />
      <path
        fill={deep}
        d="M44 94a76 66 0 0 1 152 0c-8-8-18-8-25 0-8-8-18-8-26 0-8-8-17-8-25 0-8-8-17-8-25 0-8-8-18-8-26 0-7-8-17-8-25 0z"
      />
      <path fill={mid} d="M95 94c1-30 9-52 25-66 16 14 24 36 25 66-8-8-17-8-25 0-8-8-17-8-25 0z" />
      <circle cx="90" cy="106" r="9" fill={ink} />
      <path fill={deep} d="M75 152v-16a15 15 0 0 1 30 0v16z" />
      <circle cx="156" cy="108" r="9" fill={ink} />
      <path fill={mid} d="M141 152v-14a15 15 0 0 1 30 0v12z" />
      <circle cx="136" cy="125" r="7.5" fill={ink} />
      <path fill={sun} d="M125 152v-5a11 11 0 0 1 22 0v6z" />
    </>
  ),
  baggage: (
    <>
      <path stroke={deep} strokeWidth="7" d="M92 66V50a8 8 0 0 1 8-8h24a8 8 0 0 1 8 8v16" />
      <rect x="66" y="60" width="92" height="74" rx="14" fill={deep} />
      <path fill={mid} d="M84 60h8v74h-8zM132 60h8v74h-8z" />
      <rect x="40" y="132" width="160" height="16" rx="8" fill={ink} />
      <circle cx="54" cy="140" r="4" fill={paper} />
      <circle cx="87" cy="140" r="4" fill={paper} />
      <circle cx="120" cy="140" r="4" fill={paper} />
      <circle cx="153" cy="140" r="4" fill={paper} />
      <circle cx="186" cy="140" r="4" fill={paper} />
      <path fill={sun} d="M140 84h34a8 8 0 0 1 6 3l13 15-13 15a8 8 0 0 1-6 3h-34a8 8 0 0 1-8-8V92a8 8 0 0 1 8-8z" />
      <circle cx="177" cy="102" r="4.5" fill={ink} />
      <path stroke={ink} strokeWidth="4" strokeLinecap="round" d="M144 97h20M144 107h12" />
    </>
  ),
  'baggage-loss': (
    <>
      <path
        stroke={mid}
        strokeWidth="6"
        strokeLinecap="round"
        strokeDasharray="1 12"
        d="M92 80V58a9 9 0 0 1 9-9h22a9 9 0 0 1 9 9v22"
      />
      <rect x="66" y="74" width="92" height="70" rx="14" fill={paper} />
      <rect
        x="66"
        y="74"
        width="92"
        height="70"
        rx="14"
        stroke={deep}
        strokeWidth="5"
        strokeLinecap="round"
        strokeDasharray="11 11"
      />
      <path stroke={mid} strokeWidth="6" strokeLinecap="round" d="M88 92v34M136 92v34" />
      <path stroke={ink} strokeWidth="9" strokeLinecap="round" d="m182 124 16 18" />
      <circle cx="166" cy="104" r="26" fill={sun} />
      <circle cx="166" cy="104" r="17" fill={paper} />
      <path
        stroke={ink}
        strokeWidth="5"
        strokeLinecap="round"
        strokeLinejoin="round"
        d="M161 99a5.5 5.5 0 1 1 8 5c-2 1-3 2-3 4M166 114v.2"
      />
    </>
  ),
  'travel-inconvenience': (
    <>
      <rect x="56" y="48" width="112" height="74" rx="12" fill={deep} />
      <path fill={ink} d="M84 122h10v30H84zM130 122h10v30h-10z" />
      <path stroke={mid} strokeWidth="6" strokeLinecap="round" d="M72 66h34M72 84h26M72 102h38" />
      <path stroke={paper} strokeWidth="6" strokeLinecap="round" d="M124 66h10M124 84h10M124 102h10" />
      <circle cx="166" cy="112" r="26" fill={sun} />
      <path stroke={ink} strokeWidth="5" strokeLinecap="round" strokeLinejoin="round" d="M166 98v15l10 6" />
    </>
  ),
  'travel-insurance': (
    <>
      <path
        fill={mid}
        d="m40 108 18-4 22 14 44-14-46-34 14-4 62 24 30-10c9-3 17-1 19 5s-4 12-13 15l-112 36c-6 2-11 1-15-3z"
        transform="translate(0 -6)"
      />
      <path fill={deep} d="m118 94 36 24c4 3 3 7-1 9l-9 3-44-30z" />
      <path fill={deep} d="m92 64 46 14 18-5-50-13z" />
      <path stroke={mid} strokeWidth="4" strokeLinecap="round" d="M50 138h34M96 142h20" />
      <path fill={sun} d="M166 32c9 7 18 9 26 9 1 26-7 43-26 52-19-9-27-26-26-52 8 0 17-2 26-9z" />
      <path stroke={ink} strokeWidth="5" strokeLinecap="round" strokeLinejoin="round" d="m156 61 8 8 14-16" />
    </>
  ),
  'travel-registration': (
    <>
      <rect x="66" y="46" width="82" height="106" rx="12" fill={deep} />
      <circle cx="107" cy="84" r="21" fill={paper} />
      <path stroke={mid} strokeWidth="4" d="M86 84h42M107 63c-11 11-11 31 0 42M107 63c11 11 11 31 0 42" />
      <path stroke={paper} strokeWidth="5" strokeLinecap="round" d="M90 124h34M97 136h20" />
      <path fill={sun} d="m190 56 14 14-46 52-19 6 5-20z" />
      <path fill={ink} d="m139 128 2-9 7 7z" />
      <path stroke={ink} strokeWidth="4" strokeLinecap="round" d="m180 68 14 14" />
    </>
  ),
  trip: (
    <>
      <path stroke={deep} strokeWidth="7" d="M98 78V56a8 8 0 0 1 8-8h24a8 8 0 0 1 8 8v22" />
      <rect x="72" y="70" width="92" height="74" rx="14" fill={deep} />
      <path fill={mid} d="M90 70h8v74h-8zM138 70h8v74h-8z" />
      <rect x="108" y="96" width="20" height="22" rx="5" fill={paper} />
      <path fill={ink} d="M84 144h14v2a7 7 0 0 1-14 0zM138 144h14v2a7 7 0 0 1-14 0z" />
      <circle cx="168" cy="66" r="25" fill={sun} />
      <path stroke={ink} strokeWidth="5" strokeLinecap="round" strokeLinejoin="round" d="M168 52v15l10 6" />
    </>
  ),
  'trip-cancellation': (
    <>
      <rect x="58" y="56" width="112" height="96" rx="14" fill={paper} />
      <path fill={deep} d="M58 84V70a14 14 0 0 1 14-14h84a14 14 0 0 1 14 14v14z" />
      <path stroke={ink} strokeWidth="7" strokeLinecap="round" d="M86 46v18M142 46v18" />
      <circle cx="82" cy="102" r="6" fill={mid} />
      <circle cx="104" cy="102" r="6" fill={mid} />
      <circle cx="126" cy="102" r="6" fill={mid} />
      <circle cx="148" cy="102" r="6" fill={mid} />
      <circle cx="82" cy="126" r="6" fill={mid} />
      <circle cx="104" cy="126" r="6" fill={deep} />
      <circle cx="126" cy="126" r="6" fill={mid} />
      <circle cx="166" cy="126" r="24" fill={sun} />
      <path stroke={ink} strokeWidth="5" strokeLinecap="round" d="m157 117 18 18M175 117l-18 18" />
    </>
  ),
} satisfies Drawings
