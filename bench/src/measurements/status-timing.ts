import { once } from 'node:events'
import { connect } from 'node:net'
import { checkClaimStatus } from '@amparo/contract/claim-status'
import { auc } from '../figures/auc.ts'
import type { Figure } from '../figures/measurement.ts'
import { median } from '../figures/ratio.ts'
import { type Product, withProduct } from '../npm-start.ts'

const PAIRS = 2_000
const [LOW, HIGH] = [0.45, 0.55]
/** With the first guess of a day that makes nine failures; after a tenth, the claim would make everybody wait. Once the clock is moved by STEP_MS they no longer count. */
const TRIES = 8
const STEP_MS = 25 * 3_600_000

type Claim = { claim_number: string; country: string; proof: { kind: string; value: string } | null }
type Guessed = Claim & { unknown: string }
type Guess = { claim_number: string; country: string; postal_code: string }

/** Measures whether response times reveal that a claim number exists. */
export async function measure(): Promise<Figure[]> {
  const { numbers, codes } = await withProduct(measureGuesses)
  const share = auc(numbers, codes)
  const middles = [numbers, codes].map((times) => `${median(times).toFixed(2)} ms`)

  return [
    {
      name: 'wrong claim number / wrong postal code, AUC',
      figure: share.toFixed(3),
      goal: `${LOW} to ${HIGH}`,
      met: share >= LOW && share <= HIGH,
      note: `${numbers.length} alternating pairs, each guess from a different address; medians ${middles.join(' / ')}`,
    },
  ]
}

async function measureGuesses({ portal }: Product) {
  const claims = (await claimsWithPostalCode(portal)).map((claim) => ({
    ...claim,
    // Guessed as often as the real number: how often a number was tried may cost time, whether it exists may not.
    unknown: randomNumber(claim.claim_number.length),
  }))
  const guesser = createGuesser(Number(new URL(portal).port))
  const numbers: number[] = []
  const codes: number[] = []
  for (let pair = 0; numbers.length < PAIRS; pair++) {
    if (pair % (claims.length * TRIES) === 0) {
      await moveClock(portal, (pair / claims.length / TRIES) * STEP_MS)
      // The next checks delete old failures. That must not count as the time of a guess.
      for (const { claim_number, unknown, country } of claims)
        for (const number of [claim_number, unknown])
          await guesser.timeOf({ claim_number: number, country, postal_code: '1' })
    }
    const { claim_number, unknown, country } = claims[pair % claims.length] as Guessed
    const postal_code = String(10_000 + (pair % 80_000))
    const wrongCode = { claim_number, country, postal_code }
    const wrongNumber = { ...wrongCode, claim_number: unknown }
    // The first of a pair may have an advantage, so the order alternates.
    for (const guess of pair % 2 === 0 ? [wrongNumber, wrongCode] : [wrongCode, wrongNumber])
      (guess === wrongNumber ? numbers : codes).push(await guesser.timeOf(guess))
  }
  return { numbers, codes }
}

/** Sends each guess over a new connection from a different loopback address. Times it from the request to the end of the response. */
function createGuesser(port: number) {
  let guesses = 0
  return {
    async timeOf({ claim_number, country, postal_code }: Guess): Promise<number> {
      const from = guesses++
      const socket = connect({
        host: '127.0.0.1',
        port,
        localAddress: `127.1.${from >> 8}.${from & 255}`,
        noDelay: true,
      })
      await once(socket, 'connect')
      const body = JSON.stringify({ claim_number, country, postal_code, language_code: 'en_US' })
      const began = performance.now()
      socket.write(requestOf(body))
      let answer = ''
      for await (const chunk of socket) answer += chunk
      const taken = performance.now() - began
      if (answer.includes('too_many')) throw new Error('a guess was not answered: locked')
      return taken
    },
  }
}

function requestOf(body: string): string {
  return [
    `POST ${checkClaimStatus.path} HTTP/1.1`,
    'host: localhost',
    'connection: close',
    'content-type: application/json',
    `content-length: ${Buffer.byteLength(body)}`,
    '',
    body,
  ].join('\r\n')
}

function randomNumber(length: number): string {
  return Array.from({ length }, () => 'BCDFGHJKMNPQRTVWXYZ'[Math.floor(Math.random() * 19)]).join('')
}

async function claimsWithPostalCode(portal: string): Promise<Claim[]> {
  const claims = (await (await fetch(`${portal}/dev/api/demo-claims`)).json()) as Claim[]
  return claims.filter(({ proof }) => proof?.kind === 'postal_code')
}

async function moveClock(portal: string, ms: number) {
  const answer = await fetch(`${portal}/dev/api/clock`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json', origin: portal },
    body: JSON.stringify({ to: new Date(Date.now() + ms).toISOString() }),
  })
  if (!answer.ok) throw new Error(`the clock was not moved: ${answer.status}`)
}
