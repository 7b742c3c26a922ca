import { setTimeout as pause } from 'node:timers/promises'
import { findBroken } from './look-after.ts'
import { sendClaim, type Told } from './person.ts'
import { seeded } from './random.ts'
import type { Scene } from './scene.ts'

const PEOPLE = 6
const PATIENCE_MS = 60_000

type Options = { scene: Scene; kills: number; seed: number; say: (line: string) => void }

/** People send claims without a pause while servers are killed under them; then everything that they were told is looked at. */
export async function killRun({ scene, kills, seed, say }: Options): Promise<{ broken: string[]; claims: number }> {
  const random = seeded(seed)
  const told: Told[] = []
  const faults: string[] = []
  let isOver = false

  async function person(number: number) {
    const own = seeded(seed + number)
    // Whoever meets a fault has shown it, and stops.
    while (!isOver && !faults.some((fault) => fault.startsWith(`Town ${seed} ${number} `))) {
      const one: Told = { mark: `Town ${seed} ${number} ${told.length}`, files: [] }
      told.push(one)
      await sendClaim(scene, own, one).catch((error: Error) => faults.push(`${one.mark}: ${error.message}`))
    }
  }
  const people = Array.from({ length: PEOPLE }, (_, place) => person(place + 1))

  for (let done = 0; done < kills; done++) {
    await pause(random.between(50, 1_200))
    const victim = random.one(scene.victims)
    await victim.kill()
    await victim.start()
    if ((done + 1) % 10 === 0) say(`${done + 1} kills, ${told.filter(({ claimNumber }) => claimNumber).length} claims`)
  }

  isOver = true
  // Nobody is kept here by a clock that ran beside people who were done.
  const late = pause(PATIENCE_MS, null, { ref: false }).then(() => faults.push('somebody still waits'))
  await Promise.race([Promise.all(people), late])
  const database = await scene.rest()
  try {
    const broken = [...faults, ...(await findBroken(database, told, scene.objects))]
    return { broken, claims: told.filter(({ claimNumber }) => claimNumber).length }
  } finally {
    await database.close()
  }
}
