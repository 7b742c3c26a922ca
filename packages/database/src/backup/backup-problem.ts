/** Why a backup cannot be made, read or restored, in one line that says what to do. */
export class BackupProblem extends Error {
  override name = 'BackupProblem'
}
