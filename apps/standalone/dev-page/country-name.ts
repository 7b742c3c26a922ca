const pairs =
  'ABW:AW ARG:AR ATG:AG AUS:AU BHS:BS BLZ:BZ BOL:BO BRA:BR BRB:BB CAN:CA CHL:CL CHN:CN COL:CO CRI:CR CUW:CW CYM:KY DMA:DM ' +
  'DOM:DO ECU:EC FRA:FR GRD:GD GTM:GT GUY:GY HKG:HK HND:HN HTI:HT IDN:ID IND:IN JAM:JM KNA:KN KOR:KR LCA:LC MAC:MO MEX:MX ' +
  'MYS:MY NIC:NI NZL:NZ PAN:PA PER:PE PHL:PH PRI:PR PRY:PY SAU:SA SGP:SG SLV:SV SUR:SR THA:TH TTO:TT TWN:TW URY:UY USA:US ' +
  'VCT:VC VEN:VE VIR:VI VNM:VN'

/** The catalogue's codes have three letters, Intl needs two. */
const twoLetters = new Map(pairs.split(' ').map((pair) => pair.split(':') as [string, string]))
const names = new Intl.DisplayNames(['en'], { type: 'region' })

export function countryName(code: string): string {
  const region = twoLetters.get(code)
  return (region && names.of(region)) ?? code
}
