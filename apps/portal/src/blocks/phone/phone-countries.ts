import { intlTag, type Locale } from '@amparo/rules/locale/locales'

/** Three letters, two letters, calling code. Of countries that share a code the first is the one it is known for. */
const table = `
AUSAU61 CUWCW599 FINFI358 GBRGB44 GLPGP590 ITAIT39 MARMA212 NORNO47 REURE262 RUSRU7 SHNSH290 USAUS1 ABWAW297 AFGAF93
AGOAO244 AIAAI1 ALAAX358 ALBAL355 ANDAD376 AREAE971 ARGAR54 ARMAM374 ASMAS1 ATGAG1 AUTAT43 AZEAZ994 BDIBI257 BELBE32
BENBJ229 BESBQ599 BFABF226 BGDBD880 BGRBG359 BHRBH973 BHSBS1 BIHBA387 BLMBL590 BLRBY375 BLZBZ501 BMUBM1 BOLBO591
BRABR55 BRBBB1 BRNBN673 BTNBT975 BWABW267 CAFCF236 CANCA1 CCKCC61 CHECH41 CHLCL56 CHNCN86 CIVCI225 CMRCM237 CODCD243
COGCG242 COKCK682 COLCO57 COMKM269 CPVCV238 CRICR506 CUBCU53 CXRCX61 CYMKY1 CYPCY357 CZECZ420 DEUDE49 DJIDJ253 DMADM1
DNKDK45 DOMDO1 DZADZ213 ECUEC593 EGYEG20 ERIER291 ESHEH212 ESPES34 ESTEE372 ETHET251 FJIFJ679 FLKFK500 FRAFR33
FROFO298 FSMFM691 GABGA241 GEOGE995 GGYGG44 GHAGH233 GIBGI350 GINGN224 GMBGM220 GNBGW245 GNQGQ240 GRCGR30 GRDGD1
GRLGL299 GTMGT502 GUFGF594 GUMGU1 GUYGY592 HKGHK852 HNDHN504 HRVHR385 HTIHT509 HUNHU36 IDNID62 IMNIM44 INDIN91
IRLIE353 IRNIR98 IRQIQ964 ISLIS354 ISRIL972 JAMJM1 JEYJE44 JORJO962 JPNJP81 KAZKZ7 KENKE254 KGZKG996 KHMKH855 KIRKI686
KNAKN1 KORKR82 KWTKW965 LAOLA856 LBNLB961 LBRLR231 LBYLY218 LCALC1 LIELI423 LKALK94 LSOLS266 LTULT370 LUXLU352
LVALV371 MACMO853 MAFMF590 MCOMC377 MDAMD373 MDGMG261 MDVMV960 MEXMX52 MHLMH692 MKDMK389 MLIML223 MLTMT356 MMRMM95
MNEME382 MNGMN976 MNPMP1 MOZMZ258 MRTMR222 MSRMS1 MTQMQ596 MUSMU230 MWIMW265 MYSMY60 MYTYT262 NAMNA264 NCLNC687
NERNE227 NFKNF672 NGANG234 NICNI505 NIUNU683 NLDNL31 NPLNP977 NRUNR674 NZLNZ64 OMNOM968 PAKPK92 PANPA507 PERPE51
PHLPH63 PLWPW680 PNGPG675 POLPL48 PRIPR1 PRKKP850 PRTPT351 PRYPY595 PSEPS970 PYFPF689 QATQA974 ROURO40 RWARW250
SAUSA966 SDNSD249 SENSN221 SGPSG65 SJMSJ47 SLBSB677 SLESL232 SLVSV503 SMRSM378 SOMSO252 SPMPM508 SRBRS381 SSDSS211
STPST239 SURSR597 SVKSK421 SVNSI386 SWESE46 SWZSZ268 SXMSX1 SYCSC248 SYRSY963 TCATC1 TCDTD235 TGOTG228 THATH66
TJKTJ992 TKMTM993 TLSTL670 TONTO676 TTOTT1 TUNTN216 TURTR90 TUVTV688 TWNTW886 TZATZ255 UGAUG256 UKRUA380 URYUY598
UZBUZ998 VATVA39 VCTVC1 VENVE58 VGBVG1 VIRVI1 VNMVN84 VUTVU678 WLFWF681 WSMWS685 YEMYE967 ZAFZA27 ZMBZM260 ZWEZW263`

export type PhoneCountry = { three: string; two: string; code: string }

export const phoneCountries: readonly PhoneCountry[] = table
  .trim()
  .split(/\s+/)
  .map((entry) => ({ three: entry.slice(0, 3), two: entry.slice(3, 5), code: entry.slice(5) }))

const unitedStates = phoneCountries.find(({ two }) => two === 'US') as PhoneCountry

export function phoneCountry(letters: string): PhoneCountry {
  return phoneCountries.find(({ two, three }) => two === letters || three === letters) ?? unitedStates
}

/** Whose number it is; the preferred country wins among those that share its calling code. */
export function countryOfNumber(number: string, preferred: PhoneCountry): PhoneCountry | undefined {
  const starts = ({ code }: PhoneCountry) => number.startsWith(`+${code}`)
  return starts(preferred) ? preferred : phoneCountries.filter(starts).sort((a, b) => b.code.length - a.code.length)[0]
}

const named = new Map<Locale, readonly { two: string; title: string }[]>()

/** For a list to choose from, as the language names and sorts them. */
export function namedCountries(locale: Locale): readonly { two: string; title: string }[] {
  const known = named.get(locale)
  if (known) return known
  const tag = intlTag(locale)
  const names = new Intl.DisplayNames(tag, { type: 'region' })
  const list = phoneCountries.map(({ two, code }) => ({ two, title: `${names.of(two)} (\u2066+${code}\u2069)` }))
  const sorted = list.sort((one, other) => one.title.localeCompare(other.title, tag))
  named.set(locale, sorted)
  return sorted
}
