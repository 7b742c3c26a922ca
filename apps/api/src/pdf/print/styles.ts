import { StyleSheet } from '@react-pdf/renderer'
import { families, REGULAR, STRONG } from './fonts.ts'

export const colours = { ink: '#16202b', soft: '#4a5766', line: '#d8dfe6', edge: '#75828f', brand: '#0a5c56' }
const { ink, soft, line, edge, brand } = colours

const HAIRLINE = 0.75
const MARGIN = 56

/** Sizes in points, on a grid of 4; A4. */
export const styles = StyleSheet.create({
  page: {
    padding: `44 ${MARGIN} 26`,
    fontFamily: families,
    fontWeight: REGULAR,
    fontSize: 9.5,
    lineHeight: 1.45,
    color: ink,
  },
  body: { flexGrow: 1 },
  footer: {
    flexDirection: 'row',
    justifyContent: 'space-between',
    marginTop: 12,
    borderTop: `${HAIRLINE} solid ${line}`,
    paddingTop: 8,
    fontSize: 8,
    color: soft,
  },
  // Its own line height: the footer is laid out again for each page, and an inherited line height is multiplied each time.
  footerText: { maxWidth: '75%', lineHeight: 1.25 },
  title: { fontSize: 22, lineHeight: 1.25, fontWeight: STRONG, letterSpacing: -0.3 },
  brand: { flexDirection: 'row', alignItems: 'center', gap: 7, marginBottom: 18 },
  brandMark: { width: 20, height: 20 },
  brandName: { fontSize: 13, fontWeight: STRONG, color: ink },
  rule: { width: 40, height: 3, marginBottom: 16, backgroundColor: brand },
  meta: { marginTop: 6, fontSize: 9, color: soft },
  lead: { marginTop: 14, fontSize: 11, lineHeight: 1.5 },
  strong: { fontWeight: STRONG },
  link: { color: brand, textDecoration: 'none' },

  contents: { marginTop: 18, paddingTop: 10, paddingBottom: 8, borderTop: `${HAIRLINE} solid ${line}` },
  contentsTitle: { marginBottom: 4, fontSize: 9, fontWeight: STRONG, color: soft },
  contentsRows: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    borderBottom: `${HAIRLINE} solid ${line}`,
    paddingBottom: 10,
  },
  contentsRow: {
    width: '50%',
    paddingRight: 12,
    paddingVertical: 1.5,
    fontSize: 9.5,
    color: brand,
    textDecoration: 'none',
  },

  section: { marginTop: 14 },
  heading: { marginBottom: 5, fontSize: 13, lineHeight: 1.3, fontWeight: STRONG, color: brand },
  paragraph: { marginBottom: 4 },
  item: { flexDirection: 'row', marginBottom: 3 },
  mark: { width: 18, color: brand },
  itemText: { flex: 1 },

  row: { flexDirection: 'row', borderBottom: `${HAIRLINE} solid ${line}`, paddingVertical: 4 },
  headRow: {
    flexDirection: 'row',
    borderBottom: `${HAIRLINE} solid ${edge}`,
    paddingBottom: 4,
    fontSize: 9,
    color: soft,
  },
  answerLabel: { width: '42%', paddingRight: 14, color: soft },
  labelMirrored: { width: '42%', paddingLeft: 14, color: soft },
  answer: { flex: 1 },
  listLabel: { marginTop: 8, color: soft },
  entry: { marginTop: 4, marginLeft: 12, paddingLeft: 10, borderLeft: `2 solid ${line}` },
  entryMirrored: { marginTop: 4, marginRight: 12, paddingRight: 10, borderRight: `2 solid ${line}` },
  file: { borderTop: `${HAIRLINE} solid ${line}`, paddingVertical: 5 },
  fileHelp: { marginBottom: 6, fontSize: 9, color: soft },
  rightToLeft: { direction: 'rtl', textAlign: 'right' },
  mirrored: { flexDirection: 'row-reverse' },
  atTheEnd: { alignSelf: 'flex-end' },
  firstCell: { paddingRight: 14 },
  cell: { flex: 1 },

  fields: { flexDirection: 'row', gap: 20, marginBottom: 10 },
  field: { flex: 1 },
  label: { fontSize: 8.5, color: soft },
  blank: { height: 22, borderBottom: `${HAIRLINE} solid ${edge}` },
  boxes: { flexDirection: 'row', gap: 8, marginTop: 2 },
  boxGroup: { flexDirection: 'row' },
  box: { width: 18, height: 20, marginRight: -HAIRLINE, border: `${HAIRLINE} solid ${edge}` },
  tick: { width: 10, height: 10, marginTop: 2.5, marginRight: 9, border: `${HAIRLINE} solid ${edge}` },
  small: { fontSize: 9, color: soft },
  sendTo: { marginTop: 18, padding: '10 12', border: `${HAIRLINE} solid ${brand}`, fontWeight: STRONG },
})
