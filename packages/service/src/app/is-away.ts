/** Refused, lost or impossible connections, and PostgreSQL's classes 08 (connection) and 57P (it stops or starts); 53300: it has no connection left. */
const CODE =
  /^(?:ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN|08\w{3}|57P\d\d|53300)$/
/** What the driver says without a code: no connection became free or was made in time, or one was lost. */
const WORDS =
  /^(?:timeout exceeded when trying to connect|Connection terminated|Client has encountered a connection error)/

/** Whether an error means that the database, or another server, cannot be reached right now, rather than that something is wrong with the call. */
export function isAway({ code, message }: { code?: string; message: string }): boolean {
  return CODE.test(code ?? '') || WORDS.test(message)
}
