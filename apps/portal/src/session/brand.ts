import { useContent } from '../platform/content/content.ts'
import { usePlatform } from '../platform/platform.ts'
import { useCard } from './card-session.ts'

const BRAND_NAME = 'Amparo'

/** White label is decided by the host, which is in the settings, or by the card's benefits call (P-321 to P-325). */
export function useBrand(): { isWhiteLabel: boolean; name: string } {
  const { settings } = usePlatform()
  const card = useCard()
  const { brand_neutral } = useContent('shell')
  const isWhiteLabel = settings.brand === 'neutral' || (card?.isBrandAgnostic ?? false)

  return { isWhiteLabel, name: isWhiteLabel ? brand_neutral : BRAND_NAME }
}
