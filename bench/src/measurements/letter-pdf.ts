import { LETTER_PDF_PATH } from '@amparo/contract/letters'
import { letterNumber } from '@amparo/rules/letters/letter-number'
import type { Figure } from '../figures/measurement.ts'
import { median } from '../figures/ratio.ts'
import { type Product, withProduct } from '../npm-start.ts'
import { postJson } from '../requests/post-json.ts'

const GOAL_MS = 1_500
/** One card of Thailand, whose letter has two pages and two scripts, and names in further ones. */
const CARD = '9764 0110 6254 0863'
const NAMES = ['สมชาย', '陳怡君', '김민준', 'محمد', 'Nguyễn', 'Ana', '王小明', 'กิ่งแก้ว', 'Иван']

/** Measures how long a person waits for a letter's PDF: the first after the start, which also loads the library and fonts, and later ones. */
export async function measure(): Promise<Figure[]> {
  const [first = 0, ...later] = await withProduct(measureLetters)
  const slowest = Math.max(...later)
  const note = `each with a name in another script; median ${Math.round(median(later))} ms`
  return [
    figure('PDF of a letter, the first after the start', first),
    { ...figure(`PDF of a letter, the slowest of ${later.length} more`, slowest), note },
  ]
}

function figure(name: string, ms: number): Figure {
  return { name, figure: `${Math.round(ms)} ms`, goal: `≤ ${GOAL_MS} ms`, met: ms <= GOAL_MS }
}

async function measureLetters({ portal }: Product): Promise<number[]> {
  const answer = await postJson(`${portal}/dev/api/demo-token`, { number: CARD })
  const { pan_token } = (await answer.json()) as { pan_token: string }
  const times: number[] = []
  for (const first_name of ['Ana', ...NAMES]) {
    const start = performance.now()
    const file = await postJson(portal + LETTER_PDF_PATH, letter(pan_token, first_name))
    await file.arrayBuffer()
    times.push(performance.now() - start)
  }
  return times
}

function letter(pan_token: string, first_name: string) {
  const now = new Date()
  const today = now.toISOString().slice(0, 10)
  return {
    kind: 'ap-certificate',
    pan_token,
    benefit_code: 'TIN',
    ticket: letterNumber({ lastFour: CARD.slice(-4), now, random: Math.random }),
    issuance_date: today,
    language_code: 'th_TH',
    verification_code: '7K3MP0QX2WVD',
    first_name,
    last_name: 'Ong',
    email: 'ana@correo.example',
    phone_number: '+66812345678',
    nationality: 'THA',
    date_of_birth: '1990-02-28',
    relationship: 'cardholder',
    origin: 'THA',
    destination: 'USA',
    departure_date: today,
  }
}
