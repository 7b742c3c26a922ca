import type { Database } from '@amparo/database/database'
import type { Random } from './random.ts'
import type { Scene } from './scene.ts'

/** What people do while servers are killed, and how to check that every promise was kept. */
export type Work = {
  /** What is counted, for the log. */
  unit: string
  /** One person does it once, repeating every call that fails. `mark` is stored with it, so that it can be found in the database. */
  doOnce: (scene: Scene, random: Random, mark: string) => Promise<void>
  /** How often a server confirmed that it is done. */
  confirmed: () => number
  /** Describes everything that the servers confirmed and the database does not have. There must be nothing. */
  broken: (database: Database, scene: Scene) => Promise<string[]>
}

/** Combines several kinds of work: each person does all of them in turn. Nothing is confirmed until there is at least one of each kind. */
export function workOfAll(works: readonly Work[]): Work {
  const counts = () => works.map(({ confirmed }) => confirmed())

  return {
    unit: works.map(({ unit }) => unit).join(' and '),
    async doOnce(scene, random, mark) {
      for (const { doOnce } of works) await doOnce(scene, random, mark)
    },
    confirmed: () => (counts().includes(0) ? 0 : counts().reduce((sum, count) => sum + count)),
    broken: async (database, scene) => (await Promise.all(works.map(({ broken }) => broken(database, scene)))).flat(),
  }
}
