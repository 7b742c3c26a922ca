import { deep, ink, mid, paper, soft, sun } from './drawing.ts'

/** The only illustration the login page loads; the others load with the pages that show them. */
export function Hero() {
  return (
    <svg className="hero" viewBox="24 20 432 340" fill="none" aria-hidden="true">
      <path fill={soft} d="M60 348V212a180 180 0 0 1 360 0v136z" />
      <path fill={mid} d="M112 348V212a128 128 0 0 1 256 0v136z" />
      <path fill={deep} d="M160 348V214a80 80 0 0 1 160 0v134z" />
      <circle cx="240" cy="232" r="44" fill={sun} />
      <path fill={paper} d="M160 278c28-18 52-18 80 0s52 18 80 0v70H160z" opacity=".16" />
      <path stroke={deep} strokeWidth="6" strokeLinecap="round" d="M28 350h424" />
      <g transform="rotate(-9 330 270)">
        <rect x="262" y="226" width="150" height="94" rx="14" fill={ink} />
        <rect x="280" y="244" width="26" height="20" rx="5" fill={sun} />
        <path stroke={paper} strokeWidth="6" strokeLinecap="round" strokeDasharray=".1 12" d="M283 286h44" />
        <path stroke={paper} strokeWidth="6" strokeLinecap="round" d="M342 286h32" />
        <path stroke={mid} strokeWidth="6" strokeLinecap="round" d="M283 303h62" />
        <path
          stroke={paper}
          strokeWidth="5"
          strokeLinecap="round"
          d="M374 248a10 10 0 0 1 0 14M384 243a18 18 0 0 1 0 24"
        />
      </g>
      <path stroke={deep} strokeWidth="8" d="M104 268v-24a8 8 0 0 1 8-8h24a8 8 0 0 1 8 8v24" />
      <rect x="74" y="262" width="100" height="80" rx="14" fill={paper} />
      <path fill={deep} d="M94 262h9v80h-9zM145 262h9v80h-9z" />
      <path fill={ink} d="M86 342h16v2a8 8 0 0 1-16 0zM146 342h16v2a8 8 0 0 1-16 0z" />
      <rect x="198" y="268" width="46" height="80" rx="10" fill={paper} />
      <rect x="204" y="275" width="34" height="60" rx="5" fill={soft} />
      <path stroke={deep} strokeWidth="5" strokeLinecap="round" strokeLinejoin="round" d="m212 304 7 8 12-14" />
    </svg>
  )
}
