import { filledRecord, groupRecord } from '../group-record.ts'

/** C-070: the group again and again. Rows without an answer are not rows. */
export const nestedGroupList = groupRecord((value, about) => {
  const rows = Array.isArray(value)
    ? value.map((row) => filledRecord(row, about)).filter((row) => row !== undefined)
    : []
  return rows.length > 0 ? rows : undefined
})
