/** What code may do with a database, inside a transaction or outside one. Values go in as parameters, never into the text. */
export type Queryable = {
  query<Row = Record<string, unknown>>(text: string, values?: unknown[]): Promise<Row[]>
}

/** The port. One SQL dialect (PostgreSQL 15) for both adapters; no caller asks which one it has. */
export type Database = Queryable & {
  /** Commits when `work` resolves. Inside, only `tx` may be used: the outer database refuses, since on one connection it would wait for itself. */
  transaction<Result>(work: (tx: Queryable) => Promise<Result>): Promise<Result>
  /** Several statements in one text, without values: migrations and the job queue's own set-up. */
  script(text: string): Promise<Record<string, unknown>[]>
  listen(channel: string, onMessage: (payload: string) => void): Promise<() => Promise<void>>
  notify(channel: string, payload: string): Promise<void>
  close(): Promise<void>
}
