import type { Scene } from './scene.ts'

/** Kills only the product's main process, so its vault is still shutting down when the next start begins. Describes every start that failed. */
export async function restarts({ victims }: Pick<Scene, 'victims'>, kills: number): Promise<string[]> {
  const broken: string[] = []
  for (let done = 1; done <= kills; done++)
    for (const victim of victims) {
      await victim.kill()
      await victim.start().catch((error: Error) => broken.push(`start ${done}: ${error.message}`))
    }
  return broken
}
