import { useBrand } from '../../session/brand.ts'
import { LogoMark } from '../../ui/art/logo-mark.tsx'

/** The brand as it appears inside a `.wordmark`: a logo only if the page is not white label (P-321, P-322). */
export function Wordmark() {
  const { isWhiteLabel, name } = useBrand()

  return (
    <>
      {!isWhiteLabel && <LogoMark />}
      <span>{name}</span>
    </>
  )
}
