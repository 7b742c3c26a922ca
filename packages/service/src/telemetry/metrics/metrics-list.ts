const seconds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

/** What product code counts (Prometheus adds `_total`), with every value that a label may have: nothing personal can become a label. */
export const counted = {
  amparo_charges: {
    help: 'Charges by what the payment processor said; unknown is no answer',
    labels: { outcome: ['approved', 'declined', 'unknown'] },
  },
  amparo_claims: {
    help: 'Claims by what became of them',
    labels: { event: ['registered', 'duplicate'] },
  },
  amparo_uploads: {
    help: 'Uploaded files by verdict',
    labels: { verdict: ['approved', 'refused'] },
  },
  amparo_messages: {
    help: 'Mail, text messages and calls by whether the service took them',
    labels: { kind: ['mail', 'sms', 'call'], outcome: ['sent', 'failed'] },
  },
} as const satisfies Record<string, { help: string; labels: Record<string, readonly string[]> }>

export type Counted = typeof counted
export type LabelsOf<Name extends keyof Counted> = {
  [Label in keyof Counted[Name]['labels']]: Counted[Name]['labels'][Label] extends readonly (infer Value)[]
    ? Value
    : never
}

/** What telemetry counts itself. */
export const counters = {
  amparo_errors: { help: 'Errors that were logged or that browsers reported', labelNames: ['source'] },
  amparo_statement_errors: { help: 'Database statements that failed', labelNames: [] },
} as const

export const histograms = {
  amparo_request_seconds: {
    help: 'Requests by route',
    labelNames: ['method', 'route', 'status'],
    buckets: seconds,
  },
  amparo_job_seconds: { help: 'Jobs by queue', labelNames: ['queue', 'outcome'], buckets: [...seconds, 30, 60] },
  amparo_statement_seconds: {
    help: 'Database statements',
    labelNames: [],
    buckets: [0.0005, 0.001, 0.0025, ...seconds],
  },
} as const

/** What is read when somebody asks. */
export const gauges = {
  amparo_jobs_waiting: { help: 'Jobs that wait, by queue', labelNames: ['queue'] },
  amparo_jobs_active: { help: 'Jobs that run, by queue', labelNames: ['queue'] },
  amparo_jobs_failed: { help: 'Jobs that failed for good and are still stored, by queue', labelNames: ['queue'] },
  amparo_job_oldest_seconds: { help: 'For how long the oldest job that could run has waited', labelNames: ['queue'] },
  amparo_database_connections: { help: 'Connections of the database pool', labelNames: ['state'] },
  amparo_database_waiting: { help: 'Statements and transactions that wait for a connection', labelNames: [] },
} as const

export type GaugeName = keyof typeof gauges
