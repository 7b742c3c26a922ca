import type { Drawings } from './drawing.ts'
import { deep, ink, mid, paper, sun } from './drawing.ts'

/** Illustrations of things a person owns, buys and drives. */
export const thingsArt = {
  belongings: (
    <>
      <path stroke={deep} strokeWidth="7" d="M96 74c0-34 48-34 48 0" />
      <path fill={deep} d="M76 74h88a6 6 0 0 1 6 6l7 62a9 9 0 0 1-9 10H72a9 9 0 0 1-9-10l7-62a6 6 0 0 1 6-6z" />
      <path fill={mid} d="M66 112h108l1 10H65z" />
      <rect x="106" y="102" width="28" height="32" rx="8" fill={paper} />
      <path stroke={deep} strokeWidth="5" strokeLinecap="round" d="M120 113v10" />
      <circle cx="172" cy="60" r="24" fill={sun} />
      <circle cx="172" cy="60" r="15" fill={paper} />
      <path stroke={ink} strokeWidth="4" strokeLinecap="round" strokeLinejoin="round" d="M172 51v9l6 5" />
    </>
  ),
  cash: (
    <>
      <rect x="68" y="38" width="104" height="72" rx="14" fill={deep} />
      <rect x="82" y="51" width="50" height="28" rx="6" fill={paper} />
      <path stroke={mid} strokeWidth="5" strokeLinecap="round" d="M144 55h14M144 65h14M144 75h14" />
      <rect x="80" y="90" width="80" height="9" rx="4.5" fill={ink} />
      <path fill={mid} d="M90 95h60v44a6 6 0 0 1-6 6H96a6 6 0 0 1-6-6z" />
      <circle cx="120" cy="120" r="13" fill={paper} />
      <path fill={deep} d="m120 112 8 8-8 8-8-8z" />
      <circle cx="172" cy="130" r="22" fill={sun} />
      <circle cx="172" cy="130" r="13" stroke={ink} strokeWidth="4" />
    </>
  ),
  'mobile-service': (
    <>
      <rect x="58" y="44" width="62" height="108" rx="14" fill={deep} />
      <rect x="65" y="53" width="48" height="84" rx="7" fill={paper} />
      <path fill={mid} d="M74 116h7v10h-7zM85 106h7v20h-7zM96 94h7v32h-7z" />
      <path stroke={mid} strokeWidth="5" strokeLinecap="round" d="M76 70h26M76 81h16" />
      <path fill={paper} d="M126 74a6 6 0 0 1 6-6h48a6 6 0 0 1 6 6v74l-8-6-7.5 6-7.5-6-7.5 6-7.5-6-7 6-7.5-6-7.5 6z" />
      <path stroke={mid} strokeWidth="5" strokeLinecap="round" d="M138 84h22M138 98h34" />
      <circle cx="166" cy="122" r="20" fill={sun} />
      <path stroke={ink} strokeWidth="5" strokeLinecap="round" strokeLinejoin="round" d="m157 122 6 7 12-13" />
    </>
  ),
  phone: (
    <>
      <rect x="86" y="36" width="68" height="116" rx="14" fill={deep} />
      <rect x="93" y="45" width="54" height="94" rx="7" fill={paper} />
      <path
        stroke={deep}
        strokeWidth="3"
        strokeLinecap="round"
        strokeLinejoin="round"
        d="m147 58-17 9 5 13-16 9 3 13M135 80l12 6M119 89l-13-4"
      />
      <path stroke={mid} strokeWidth="4" strokeLinecap="round" d="M112 145.5h16" />
      <circle cx="158" cy="122" r="23" fill={sun} />
      <path stroke={ink} strokeWidth="5" strokeLinecap="round" strokeLinejoin="round" d="m148 122 7 8 13-15" />
    </>
  ),
  price: (
    <>
      <path
        fill={deep}
        d="M74 58h52a12 12 0 0 1 9 4l44 44a12 12 0 0 1 0 17l-26 26a12 12 0 0 1-17 0L92 105a12 12 0 0 1-4-9z"
        transform="translate(-16 -10)"
      />
      <circle cx="88" cy="70" r="9" fill={paper} />
      <path stroke={mid} strokeWidth="6" strokeLinecap="round" d="m106 94 24 24M124 88l20 20" />
      <path stroke={mid} strokeWidth="5" strokeLinecap="round" d="M82 64C66 50 54 52 46 62" />
      <circle cx="168" cy="62" r="25" fill={sun} />
      <path
        stroke={ink}
        strokeWidth="5"
        strokeLinecap="round"
        strokeLinejoin="round"
        d="M168 49v25M157 64l11 11 11-11"
      />
    </>
  ),
  purchase: (
    <>
      <path fill={paper} d="M74 42a6 6 0 0 1 6-6h54a6 6 0 0 1 6 6v96l-8-7-8.5 7-8.5-7-8 7-8.5-7-8.5 7-8-7-8 7z" />
      <path stroke={mid} strokeWidth="5" strokeLinecap="round" d="M87 56h28M87 72h38M87 88h22" />
      <path fill={deep} d="M112 88h66a5 5 0 0 1 5 5l4 52a7 7 0 0 1-7 7h-70a7 7 0 0 1-7-7l4-52a5 5 0 0 1 5-5z" />
      <path stroke={sun} strokeWidth="5" strokeLinecap="round" d="M129 104v-14a16 16 0 0 1 32 0v14" />
      <path stroke={paper} strokeWidth="5" strokeLinecap="round" strokeLinejoin="round" d="m133 126 8 8 16-17" />
    </>
  ),
  'rental-car': (
    <>
      <circle cx="166" cy="52" r="17" fill={sun} />
      <path
        fill={deep}
        d="M32 134v-13c0-8 6-13 14-14l26-4 20-24c4-5 9-7 15-7h38c7 0 12 3 16 8l16 22 20 4c8 2 13 8 13 16v12c0 4-2 6-6 6H38c-4 0-6-2-6-6z"
      />
      <path fill={paper} d="m83 102 16-19c2-3 5-4 9-4h12v23zM127 79h18c5 0 8 2 10 5l13 18h-41z" />
      <path stroke={mid} strokeWidth="4" strokeLinecap="round" d="M112 112h8M157 112h8" />
      <path fill={sun} d="M198 113h8c3 2 4 5 4 9h-12a4.5 4.5 0 0 1 0-9z" />
      <path fill={mid} d="M32 116h8a4 4 0 0 1 0 9h-8z" />
      <circle cx="73" cy="138" r="17" fill={ink} />
      <circle cx="73" cy="138" r="7" fill={paper} />
      <circle cx="170" cy="138" r="17" fill={ink} />
      <circle cx="170" cy="138" r="7" fill={paper} />
    </>
  ),
  roadside: (
    <>
      <path
        fill={deep}
        d="M34 136v-10c0-7 5-12 12-13l18-3 16-20c3-4 8-6 13-6h26c6 0 10 2 13 6l14 20 10 2c7 2 11 7 11 14v10c0 3-2 5-5 5H39c-3 0-5-2-5-5z"
      />
      <path fill={paper} d="m76 109 12-15c2-2 4-3 7-3h8v18zM109 91h9c4 0 6 2 8 4l9 14h-26z" />
      <circle cx="68" cy="140" r="14" fill={ink} />
      <circle cx="68" cy="140" r="5.5" fill={paper} />
      <circle cx="138" cy="140" r="14" fill={ink} />
      <circle cx="138" cy="140" r="5.5" fill={paper} />
      <path stroke={mid} strokeWidth="4" strokeLinecap="round" d="M148 84c4-6 4-12 0-18M136 78c3-5 3-9 0-14" />
      <path fill={sun} d="M184 96c3-5 9-5 12 0l18 34c3 5-1 12-7 12h-34c-6 0-10-7-7-12z" />
      <path stroke={ink} strokeWidth="5" strokeLinecap="round" d="M190 110v13M190 132v.2" />
    </>
  ),
  warranty: (
    <>
      <rect x="76" y="50" width="84" height="102" rx="12" fill={deep} />
      <path fill={mid} d="M76 74V62a12 12 0 0 1 12-12h60a12 12 0 0 1 12 12v12z" />
      <circle cx="92" cy="62" r="4" fill={paper} />
      <circle cx="106" cy="62" r="4" fill={paper} />
      <circle cx="118" cy="112" r="28" fill={paper} />
      <path fill={mid} d="M97 108c7-6 14-6 21 0s14 6 21 0a21.5 21.5 0 1 1-42 0z" />
      <path fill={ink} d="m150 76-6 30 16-8 16 8-6-30z" />
      <circle cx="160" cy="66" r="23" fill={sun} />
      <path stroke={ink} strokeWidth="5" strokeLinecap="round" strokeLinejoin="round" d="M160 55v22M149 66h22" />
    </>
  ),
} satisfies Drawings
