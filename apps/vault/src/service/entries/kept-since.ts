const KEPT_AFTER_END_MS = 24 * 60 * 60 * 1000

/**
 * Used tokens stay a day past their end: a replica whose clock runs late must still find them, and "expired" can be told
 * from "unknown". What ended at this moment or before may go.
 */
export function keptSince(now: Date): Date {
  return new Date(now.getTime() - KEPT_AFTER_END_MS)
}
