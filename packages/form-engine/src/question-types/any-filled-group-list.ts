import { filledRecord, groupRecord } from '../group-record.ts'

/** C-071: the group once, of which at least one question is answered. */
export const anyFilledGroupList = groupRecord(filledRecord)
