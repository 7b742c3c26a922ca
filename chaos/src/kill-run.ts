import { setTimeout as pause } from 'node:timers/promises'
import { brokenPromises } from './broken-promises.ts'
import { seeded } from './random.ts'
import type { Scene } from './scene.ts'
import { type Confirmed, sendClaim } from './send-claim.ts'

const PEOPLE = 6
const WAIT_AFTER_KILLS_MS = 60_000

type Options = { scene: Scene; kills: number; seed: number; log: (line: string) => void }

/** Kills servers while people keep sending claims, then checks everything the servers confirmed. */
export async function killRun({ scene, kills, seed, log }: Options): Promise<{ broken: string[]; claims: number }> {
  const random = seeded(seed)
  const confirmed: Confirmed[] = []
  const faults: string[] = []
  let isOver = false

  async function person(number: number) {
    const personRandom = seeded(seed + number)
    // A person stops at the first fault.
    while (!isOver && !faults.some((fault) => fault.startsWith(`Town ${seed} ${number} `))) {
      const claim: Confirmed = { mark: `Town ${seed} ${number} ${confirmed.length}`, files: [] }
      confirmed.push(claim)
      await sendClaim(scene, personRandom, claim).catch((error: Error) =>
        faults.push(`${claim.mark}: ${error.message}`),
      )
    }
  }
  const people = Array.from({ length: PEOPLE }, (_, index) => person(index + 1))

  for (let done = 0; done < kills; done++) {
    await pause(random.between(50, 1_200))
    const victim = random.one(scene.victims)
    await victim.kill()
    await victim.start()
    if ((done + 1) % 10 === 0)
      log(`${done + 1} kills, ${confirmed.filter(({ claimNumber }) => claimNumber).length} claims`)
  }

  isOver = true
  // Unreferenced, so that the timer does not keep the process alive once everyone is done.
  const timeout = pause(WAIT_AFTER_KILLS_MS, null, { ref: false }).then(() => faults.push('someone is still waiting'))
  await Promise.race([Promise.all(people), timeout])
  const database = await scene.stopAndOpenDatabase()
  try {
    const broken = [...faults, ...(await brokenPromises(database, confirmed, scene.objects))]
    return { broken, claims: confirmed.filter(({ claimNumber }) => claimNumber).length }
  } finally {
    await database.close()
  }
}
