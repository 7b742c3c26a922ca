/** The logo: an arch over a sun. Not shown in white-label mode. */
export function LogoMark({ colour = 'var(--brand)' }: { colour?: string }) {
  return (
    <svg viewBox="0 0 32 32" fill="none" aria-hidden="true">
      <path fill={colour} d="M2 30V16a14 14 0 0 1 28 0v14h-7V16a7 7 0 0 0-14 0v14z" />
      <circle cx="16" cy="25" r="5" fill="var(--sun)" />
    </svg>
  )
}
