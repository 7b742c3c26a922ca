import { setTimeout as pause } from 'node:timers/promises'
import { brokenPromises } from './broken-promises.ts'
import { seeded } from './random.ts'
import type { Scene } from './scene.ts'
import { type Confirmed, sendClaim } from './send-claim.ts'

const PEOPLE = 6
const PATIENCE_MS = 60_000

type Options = { scene: Scene; kills: number; seed: number; say: (line: string) => void }

/** People send claims without a pause while servers are killed; afterwards everything the servers confirmed is checked. */
export async function killRun({ scene, kills, seed, say }: Options): Promise<{ broken: string[]; claims: number }> {
  const random = seeded(seed)
  const confirmed: Confirmed[] = []
  const faults: string[] = []
  let isOver = false

  async function person(number: number) {
    const own = seeded(seed + number)
    // A person stops at the first fault.
    while (!isOver && !faults.some((fault) => fault.startsWith(`Town ${seed} ${number} `))) {
      const one: Confirmed = { mark: `Town ${seed} ${number} ${confirmed.length}`, files: [] }
      confirmed.push(one)
      await sendClaim(scene, own, one).catch((error: Error) => faults.push(`${one.mark}: ${error.message}`))
    }
  }
  const people = Array.from({ length: PEOPLE }, (_, place) => person(place + 1))

  for (let done = 0; done < kills; done++) {
    await pause(random.between(50, 1_200))
    const victim = random.one(scene.victims)
    await victim.kill()
    await victim.start()
    if ((done + 1) % 10 === 0)
      say(`${done + 1} kills, ${confirmed.filter(({ claimNumber }) => claimNumber).length} claims`)
  }

  isOver = true
  // Unreferenced, so that this timer does not keep the process alive when everybody is done.
  const late = pause(PATIENCE_MS, null, { ref: false }).then(() => faults.push('somebody is still waiting'))
  await Promise.race([Promise.all(people), late])
  const database = await scene.rest()
  try {
    const broken = [...faults, ...(await brokenPromises(database, confirmed, scene.objects))]
    return { broken, claims: confirmed.filter(({ claimNumber }) => claimNumber).length }
  } finally {
    await database.close()
  }
}
