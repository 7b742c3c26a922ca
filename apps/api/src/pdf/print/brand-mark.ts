import { Circle, Path, Svg, Text, View } from '@react-pdf/renderer'
import { createElement as h } from 'react'
import { colours, styles } from './styles.ts'

/** The portal's logo and name, as at the top of its pages. Not for white label. */
export function brandMark(isMirrored: boolean) {
  return h(
    View,
    { key: 'brand', style: [styles.brand, isMirrored ? styles.mirrored : {}] },
    h(
      Svg,
      { viewBox: '0 0 32 32', style: styles.brandMark },
      h(Path, { d: 'M2 30V16a14 14 0 0 1 28 0v14h-7V16a7 7 0 0 0-14 0v14z', fill: colours.brand }),
      h(Circle, { cx: 16, cy: 25, r: 5, fill: '#f2b33d' }),
    ),
    h(Text, { style: styles.brandName }, 'Amparo'),
  )
}
