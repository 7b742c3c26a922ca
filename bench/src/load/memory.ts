import { readFileSync } from 'node:fs'
import { mean, slope } from './percentile.ts'

const PAGE = 4096
const MB = 1024 * 1024
const EVERY_MS = 1_000

/** Watches the memory of processes. `stop` returns its megabytes, one value for each second. */
export function watchMemory(pids: readonly number[]) {
  const sizes: number[] = []
  const look = () => sizes.push(pids.reduce((sum, pid) => sum + residentBytes(pid), 0) / MB)
  const timer = setInterval(look, EVERY_MS)
  return {
    stop() {
      clearInterval(timer)
      return sizes
    },
  }
}

/** By how many megabytes a minute it grows at least: the slope of the line minus its likely error. The first third is warm-up. */
export function growthAMinute(sizes: readonly number[]): { atLeast: number; likely: number; megabytes: number } {
  const later = sizes.slice(Math.floor(sizes.length / 3))
  const rise = slope(later)
  const line = (place: number) => mean(later) + rise * (place - (later.length - 1) / 2)
  const misses = later.reduce((sum, value, place) => sum + (value - line(place)) ** 2, 0)
  const spread = later.reduce((sum, _, place) => sum + (place - (later.length - 1) / 2) ** 2, 0)
  const error = Math.sqrt(misses / Math.max(1, later.length - 2) / spread)
  return { atLeast: (rise - 2 * error) * 60, likely: rise * 60, megabytes: mean(later) }
}

function residentBytes(pid: number): number {
  return Number(readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ')[1]) * PAGE
}
