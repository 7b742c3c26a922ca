/** A database or a transaction. Pass values as parameters, never inside the SQL text. */
export type Queryable = {
  query<Row = Record<string, unknown>>(text: string, values?: unknown[]): Promise<Row[]>
}

/** The port. Both adapters speak one SQL dialect (PostgreSQL 15), and callers do not ask which one they have. */
export type Database = Queryable & {
  /**
   * Commits when `work` resolves. Inside, only `tx` may be used: the database itself throws, as on one connection it would wait for itself. `work`
   * runs again, after a rollback, if a migration has just changed a table that it reads.
   */
  transaction<Result>(work: (tx: Queryable) => Promise<Result>): Promise<Result>
  /** Several statements in one text, without parameters, for the job queue's set-up. */
  script(text: string): Promise<Record<string, unknown>[]>
  listen(channel: string, onMessage: (payload: string) => void): Promise<() => Promise<void>>
  notify(channel: string, payload: string): Promise<void>
  close(): Promise<void>
}
