import { StyleSheet } from '@react-pdf/renderer'
import { REGULAR, STRONG } from './fonts.ts'
import { colours } from './styles.ts'

const { ink, soft, line, brand } = colours
const HAIRLINE = 0.75

/** Points. Denser than a guide, so that each language fits on one page. */
export const letterStyles = StyleSheet.create({
  page: { padding: '34 48 24', fontWeight: REGULAR, fontSize: 8.75, lineHeight: 1.35, color: ink },
  head: {
    justifyContent: 'space-between',
    alignItems: 'flex-start',
    paddingBottom: 10,
    borderBottom: `2 solid ${brand}`,
  },
  heading: { flex: 1 },
  title: { fontSize: 19, lineHeight: 1.2, fontWeight: STRONG },
  subtitle: { marginTop: 4, fontSize: 9, color: soft },
  company: { maxWidth: 170, alignItems: 'center', gap: 6 },
  companyName: { fontSize: 9, fontWeight: STRONG, flexShrink: 1 },
  companyLink: { textDecoration: 'none', color: ink },
  mark: { width: 26, height: 26 },
  columns: { gap: 24 },
  column: { flex: 1 },
  section: { marginTop: 10 },
  sectionTitle: { marginBottom: 3, fontSize: 10.5, lineHeight: 1.3, fontWeight: STRONG, color: brand },
  row: { borderBottom: `${HAIRLINE} solid ${line}`, paddingVertical: 2.5, gap: 8 },
  label: { width: '40%', color: soft },
  value: { flex: 1 },
  headCell: { fontSize: 8, color: soft },
  cell: { flex: 1 },
  firstCell: { flex: 1.6 },
  paragraph: { marginBottom: 2 },
  item: { marginBottom: 2, gap: 6 },
  itemMark: { width: 8, color: brand },
  note: { marginTop: 4, fontSize: 8, color: soft },
  cards: { gap: 12 },
  card: { flex: 1, border: `${HAIRLINE} solid ${line}`, borderRadius: 4, padding: '6 10' },
  cardTitle: { color: soft },
  cardNumber: { fontSize: 12, lineHeight: 1.3, fontWeight: STRONG },
  verify: { gap: 14, alignItems: 'center' },
  qr: { width: 84, height: 84 },
  code: { marginTop: 4, fontSize: 13, lineHeight: 1.3, fontWeight: STRONG, letterSpacing: 1 },
  body: { flexGrow: 1 },
  foot: { marginTop: 8, borderTop: `${HAIRLINE} solid ${line}`, paddingTop: 6, color: soft, gap: 16 },
  // Their own sizes: an inherited line height is multiplied by an inherited size.
  footText: { flex: 1, fontSize: 7.5, lineHeight: 1.3 },
  footNumber: { fontSize: 7.5, lineHeight: 1.3 },
})
