import type { Database } from '@amparo/database/database'
import type { Reading } from '@amparo/service/telemetry/metrics/readings'

type Row = { queue: string; waiting: number; active: number; failed: number; oldest: number }

/**
 * How many jobs wait, run and have failed, and for how long the oldest one could have run. Those that wait are found by an index of the queue's;
 * the others are counts that it keeps, so reading them does not take longer with a million finished jobs.
 */
export async function jobReadings(database: Database): Promise<Reading[]> {
  const rows = await database.query<Row>(
    `SELECT queue.name AS queue, coalesce(waiting, 0)::integer AS waiting, active_count AS active, failed_count AS failed,
       coalesce(extract(epoch FROM now() - since), 0)::float8 AS oldest
     FROM jobs.queue LEFT JOIN (
       SELECT name, count(*) AS waiting, min(start_after) AS since FROM jobs.job
       WHERE state < 'active' AND NOT blocked AND start_after <= now() GROUP BY name
     ) AS waiting ON waiting.name = queue.name
     WHERE queue.name NOT LIKE '\\_\\_%'`,
  )
  return rows.flatMap(({ queue, waiting, active, failed, oldest }) => [
    { name: 'amparo_jobs_waiting', labels: { queue }, value: waiting },
    { name: 'amparo_jobs_active', labels: { queue }, value: active },
    { name: 'amparo_jobs_failed', labels: { queue }, value: failed },
    { name: 'amparo_job_oldest_seconds', labels: { queue }, value: oldest },
  ])
}
