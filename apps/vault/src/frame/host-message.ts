import type { FieldLook, HostMessage } from '@amparo/contract/frame-messages'

/**
 * Reads a message of the contract; anything else is null. Without a schema library, which would be most of the frame's 2 KiB gzip;
 * a test compares this with the contract's schema.
 */
export function parseHostMessage(data: unknown): HostMessage | null {
  if (!isRecord(data) || !isText(data.channel, /^[A-Za-z0-9_-]{22}$/)) return null
  const { type, channel } = data
  if (type === 'focus' || type === 'clear') return { type, channel }
  if (type === 'tokenise') return isText(data.id, uuid) ? { type, channel, id: data.id } : null
  if (type === 'request-source')
    return isText(data.id, uuid) && isShort(data.name, 100) && /\S/.test(data.name)
      ? { type, channel, id: data.id, name: data.name }
      : null
  if (type === 'look') return isLook(data.look) ? { type, channel, look: data.look } : null
  return null
}

const uuid =
  /^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[1-8][0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}|0{8}(-0{4}){3}-0{12}|f{8}(-f{4}){3}-f{12})$/

function isLook(look: unknown): look is FieldLook {
  return (
    isRecord(look) &&
    isShort(look.label, 500) &&
    isShort(look.help, 500) &&
    (look.problem === null || isShort(look.problem, 500)) &&
    isShort(look.language, 40) &&
    (look.direction === 'ltr' || look.direction === 'rtl') &&
    (look.theme === 'light' || look.theme === 'dark') &&
    typeof look.revealed === 'boolean' &&
    areColours(look.colours)
  )
}

function areColours(colours: unknown): boolean {
  return (
    isRecord(colours) &&
    Object.prototype.toString.call(colours) === '[object Object]' &&
    Object.entries(colours).every(([name, value]) => /^--[a-z-]{1,30}$/.test(name) && isText(value, /^#[0-9a-f]{6}$/i))
  )
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const isText = (value: unknown, shape: RegExp): value is string => typeof value === 'string' && shape.test(value)
const isShort = (value: unknown, longest: number): value is string =>
  typeof value === 'string' && value.length <= longest
