import { code, collection, entry, text } from '../schema.ts'

/**
 * Portal specification §2.9, with its field names. Entries carry benefit codes as `benefits` does, so they cannot be read
 * alone: `/con.json` is the benefit.
 */
const banner = entry({
  benefitCode: code(),
  bannerTitle: text(),
  bannerDescription: text(),
  bannerCtaLabel: text(),
  bannerCtaUrl: code(),
  backgroundImg: code(),
  backgroundImgPosition: code(),
})

export const thirdPartyBanner = collection({ con: banner }, { dynamic: true, standalone: false })
