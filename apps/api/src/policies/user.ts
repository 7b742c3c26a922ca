/** Somebody with a user session. The address of a guest is not proved. */
export type User = { session_id: string; email: string | null; is_guest: boolean }
export type UserCall = { bearer: string | null; refuse: (code: 'unauthorized') => never }
export type Users = {
  requireUser(call: UserCall): Promise<User>
  /** Sends a sign-in link. False if the mailbox has had too many. */
  sendLink(email: string): Promise<boolean>
}
