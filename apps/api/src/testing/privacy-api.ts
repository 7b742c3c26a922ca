import { type PersonTest, startPersonTest } from './person.ts'
import { startForFile } from './start-for-file.ts'

/** The API that the test file has started. */
export let api: PersonTest

/** Starts it for the whole test file. */
export function serveApi() {
  startForFile(startPersonTest, (started) => {
    api = started
  })
}
