import { setTimeout as pause } from 'node:timers/promises'
import { seeded } from './random.ts'
import type { Scene } from './scene.ts'
import type { Work } from './work.ts'

const PEOPLE = 6
/** Longer than somebody waits for one answer. */
const WAIT_AFTER_KILLS_MS = 150_000

type Options = { scene: Scene; work: Work; kills: number; seed: number; log: (line: string) => void }

/** Kills servers while people keep working, then checks everything the servers confirmed. */
export async function killRun({ scene, work, kills, seed, log }: Options): Promise<string[]> {
  const random = seeded(seed)
  const faults: string[] = []
  let isOver = false

  async function person(number: number) {
    const personRandom = seeded(seed + number)
    // A person stops at the first fault.
    for (let time = 0; !isOver && !faults.some((fault) => fault.startsWith(`Town ${seed} ${number} `)); time++) {
      const mark = `Town ${seed} ${number} ${time}`
      await work.doOnce(scene, personRandom, mark).catch((error: Error) => faults.push(`${mark}: ${error.message}`))
    }
  }
  const people = Array.from({ length: PEOPLE }, (_, index) => person(index + 1))

  for (let done = 0; done < kills; done++) {
    await pause(random.between(50, 1_200))
    const victim = random.one(scene.victims)
    await victim.kill()
    await victim.start()
    if ((done + 1) % 10 === 0) log(`${done + 1} kills, ${work.confirmed()} ${work.unit}`)
  }

  isOver = true
  // Unreferenced, so that the timer does not keep the process alive once everyone is done.
  const timeout = pause(WAIT_AFTER_KILLS_MS, null, { ref: false }).then(() => faults.push('someone is still waiting'))
  await Promise.race([Promise.all(people), timeout])
  const database = await scene.stopAndOpenDatabase()
  try {
    return [...faults, ...(await work.broken(database, scene))]
  } finally {
    await database.close()
  }
}
