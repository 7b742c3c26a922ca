import { relative } from 'node:path'
import { fileURLToPath } from 'node:url'

const MOST = 30
const line = /^\s+at (?:(?<name>[\w.<>$# [\]]+?) \()?(?<file>(?:file:\/\/|node:|\/)[^():]*):(?<line>\d+):\d+\)?$/

/** The places in an error's stack, the innermost last. Lines of the message itself are not taken: they may say anything. */
export function framesOf({ stack = '', message }: Error) {
  const places = stack.slice(Math.max(0, stack.indexOf(message)) + message.length)
  const frames = places.split('\n').flatMap((text) => {
    const { name = '?', file = '', line: at = '0' } = line.exec(text)?.groups ?? {}
    return file ? [{ filename: shortened(file), function: name, lineno: Number(at) }] : []
  })
  return frames.slice(0, MOST).reverse()
}

function shortened(file: string): string {
  if (file.startsWith('node:')) return file
  return relative(process.cwd(), file.startsWith('file:') ? fileURLToPath(file) : file)
}
