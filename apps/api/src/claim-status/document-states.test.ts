import { expect, it } from 'vitest'
import { documentStates } from './document-states.ts'

const day = (number: number | null) => (number === null ? null : new Date(Date.UTC(2026, 10, number)))
type Days = [requested: number | null, sent: number | null, received: number | null]
const rows = (...days: Days[]) =>
  days.map(([requested, sent, received], place) => ({
    id: String(place),
    document_id: 'DOC002',
    requested_at: day(requested),
    sent_at: day(sent),
    received_at: day(received),
  }))

const table: [what: string, days: Days[], state: string][] = [
  ['was sent with the claim', [[null, 1, null]], 'sent'],
  ['was sent and reviewed', [[null, 1, 2]], 'received'],
  [
    'has one of two files reviewed',
    [
      [null, 1, 2],
      [null, 1, null],
    ],
    'sent',
  ],
  ['was requested', [[2, null, null]], 'needed'],
  [
    'was requested again after it was sent',
    [
      [null, 1, null],
      [2, null, null],
    ],
    'needed',
  ],
  [
    'was requested and sent',
    [
      [2, null, null],
      [null, 3, null],
    ],
    'sent',
  ],
  [
    'was requested, sent and reviewed',
    [
      [2, null, 4],
      [null, 3, 4],
    ],
    'received',
  ],
  ['was requested and came by post', [[2, null, 4]], 'received'],
  [
    'was received and is requested again',
    [
      [2, null, 4],
      [null, 3, 4],
      [5, null, null],
    ],
    'needed',
  ],
]

it.each(table)('shows what %s by its state [C-264, C-265]', (_, days, state) => {
  expect(documentStates(rows(...days))).toMatchObject([{ document_id: 'DOC002', state }])
})

it('gives the dates of the last request and of the upload', () => {
  expect(documentStates(rows([2, null, 4], [null, 3, 5]))).toMatchObject([
    { requested_at: day(2)?.toISOString(), received_at: day(5)?.toISOString() },
  ])
})
