import { deep, ink, mid, paper, soft, sun } from './drawing.ts'

/** The marketplace: a family under one roof that holds, whatever falls. */
export function MarketplaceHero() {
  return (
    <svg className="hero" viewBox="24 20 432 340" fill="none" aria-hidden="true">
      <path fill={soft} d="M60 348V212a180 180 0 0 1 360 0v136z" />
      <circle cx="356" cy="104" r="36" fill={sun} />
      <path
        fill={deep}
        d="M240 64c96 0 172 66 180 150-18-16-42-16-60 0-18-16-42-16-60 0-18-16-42-16-60 0-18-16-42-16-60 0-18-16-42-16-60 0-18-16-42-16-60 0C68 130 144 64 240 64z"
      />
      <path fill={mid} d="M240 64c34 34 56 88 60 150-18-16-42-16-60 0-18-16-42-16-60 0 4-62 26-116 60-150z" />
      <path stroke={deep} strokeWidth="8" strokeLinecap="round" d="M240 48v16" />
      <path stroke={ink} strokeWidth="8" strokeLinecap="round" d="M240 214v106" />
      <circle cx="176" cy="248" r="22" fill={ink} />
      <path fill={deep} d="M138 350v-34a38 38 0 0 1 76 0v34z" />
      <circle cx="304" cy="252" r="20" fill={ink} />
      <path fill={mid} d="M270 350v-32a34 34 0 0 1 68 0v32z" />
      <circle cx="240" cy="296" r="15" fill={ink} />
      <path fill={sun} d="M214 350v-16a26 26 0 0 1 52 0v16z" />
      <path stroke={paper} strokeWidth="6" strokeLinecap="round" strokeLinejoin="round" d="m164 318 9 10 16-19" />
      <path stroke={deep} strokeWidth="6" strokeLinecap="round" d="M28 350h424" />
      <path stroke={mid} strokeWidth="6" strokeLinecap="round" d="M64 84v18M96 56v18M420 162v18M404 44v14" />
    </svg>
  )
}
