import { Readable } from 'node:stream'
import { describe, expect, it } from 'vitest'
import { boundaryOf, openForm } from './multipart-form.ts'

const B = 'frontier'
const field = (name: string, value: string) =>
  `--${B}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`
const fileHead = `--${B}\r\nContent-Disposition: form-data; name="file"; filename="a.txt"\r\nContent-Type: text/plain\r\n\r\n`
const bytes = (...parts: (string | Buffer)[]) => Buffer.concat(parts.map((part) => Buffer.from(part as string)))
const wholeForm = (content: string | Buffer) => bytes(field('key', 'a/b'), fileHead, content, `\r\n--${B}--\r\n`)

async function* inChunks(body: Buffer, size: () => number) {
  for (let at = 0; at < body.length; ) {
    const end = at + size()
    yield body.subarray(at, end)
    at = end
  }
}

async function read(body: Buffer | string, size = () => 65_536) {
  const form = openForm(inChunks(Buffer.from(body as string), size), B)
  const fields: Record<string, string> = {}
  let file: Buffer | null = null
  for await (const part of form.parts()) {
    if ('value' in part) fields[part.name] = part.value
    else file = Buffer.concat(await Readable.from(part.content).toArray())
  }
  return { fields, file }
}

/** A small seeded generator, so that a failure can be repeated. */
function seeded(seed: number) {
  let state = seed
  return (below: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return state % below
  }
}

describe('the form reader', () => {
  const tricky = bytes('a\r\n--fron', '\r\n-', '\r', '\r\n--Frontier', '\r\r\n\n--', Buffer.from([0, 255, 13]))

  it.each(Array.from({ length: 40 }, (_, index) => index + 1))('reads the same form in chunks of %i', async (size) => {
    expect(await read(wholeForm(tricky), () => size)).toEqual({ fields: { key: 'a/b' }, file: tricky })
  })

  it('reads 300 random contents in random chunks', async () => {
    const random = seeded(7)
    const pieces = ['\r', '\n', '-', '--', '\r\n', '\r\n--', B, 'front', 'x', '\0']
    for (let round = 0; round < 300; round++) {
      const content = Array.from({ length: random(60) }, () => pieces[random(pieces.length)]).join('')
      if (`\r\n${content}`.includes(`\r\n--${B}`)) continue
      expect((await read(wholeForm(content), () => 1 + random(9))).file?.toString()).toBe(content)
    }
  })

  it('throws one of its own errors for 300 damaged forms, and never hangs', async () => {
    const random = seeded(11)
    for (let round = 0; round < 300; round++) {
      const body = wholeForm('content')
      const from = random(body.length)
      const damaged = bytes(body.subarray(0, from), Buffer.from([random(256)]), body.subarray(from + random(30)))
      const outcome = await read(damaged, () => 1 + random(50)).then(
        () => 'read',
        (error) => error.name,
      )
      expect(['read', 'S3Error']).toContain(outcome)
    }
  })

  it.each([
    ['in any case', `--${B}\r\ncontent-disposition: FORM-DATA; NAME="KEY"\r\n\r\n1\r\n`],
    ['without quotes', `--${B}\r\nContent-Disposition: form-data; name=key\r\n\r\n1\r\n`],
    [
      'after a file name with a name inside',
      `--${B}\r\nContent-Disposition: form-data; filename="; name=x"; name="key"\r\n\r\n1\r\n`,
    ],
    [
      'after other headers',
      `--${B}\r\nContent-Type: text/plain\r\nContent-Disposition: form-data; name="key"\r\n\r\n1\r\n`,
    ],
  ])('finds a name %s', async (_, part) => {
    expect(await read(bytes(part, `--${B}--`))).toEqual({ fields: { key: '1' }, file: null })
  })

  it('ignores what comes after the file', async () => {
    const form = bytes(fileHead, 'x\r\n', field('key', 'late'), `--${B}--`)
    expect(await read(form)).toEqual({ fields: {}, file: Buffer.from('x') })
  })

  it.each([
    ['nothing', ''],
    ['text before the first boundary', `hello\r\n${field('key', '1')}--${B}--`],
    ['another boundary', field('key', '1').replaceAll(B, 'elsewhere')],
    ['a boundary with more characters', field('key', '1').replace(B, `${B}x`)],
    ['no end', field('key', '1')],
    ['an end inside the headers', `--${B}\r\nContent-Disposition: form-data`],
    ['an end inside the file', `${fileHead}half a file`],
    ['a file whose boundary has more characters', `${fileHead}x\r\n--${B}x`],
    ['no disposition', `--${B}\r\nContent-Type: text/plain\r\n\r\n1\r\n--${B}--`],
    ['no headers', `--${B}\r\n\r\n1\r\n--${B}--`],
    ['no name', `--${B}\r\nContent-Disposition: form-data\r\n\r\n1\r\n--${B}--`],
    ['an empty name', `${field('', '1')}--${B}--`],
    ['two names', `--${B}\r\nContent-Disposition: form-data; name="a"; name="b"\r\n\r\n1\r\n--${B}--`],
    ['another disposition', `--${B}\r\nContent-Disposition: attachment; name="a"\r\n\r\n1\r\n--${B}--`],
    [
      'a value that is not UTF-8',
      bytes(`--${B}\r\nContent-Disposition: form-data; name="a"\r\n\r\n`, Buffer.from([255]), `\r\n--${B}--`),
    ],
  ])('refuses %s', async (_, body) => {
    await expect(read(body)).rejects.toMatchObject({ code: 'MalformedPOSTRequest' })
  })

  it.each([
    ['one long field', field('key', 'x'.repeat(20_481))],
    ['many fields', Array.from({ length: 300 }, (_, index) => field(`x-ignore-${index}`, 'y'.repeat(40))).join('')],
    ['one long header', `--${B}\r\nX: ${'x'.repeat(20_481)}\r\n\r\n`],
    ['a header without end', `--${B}\r\n${'x'.repeat(100_000)}`],
  ])('refuses %s before the file', async (_, start) => {
    const code = 'MaxPostPreDataLengthExceededError'
    await expect(read(bytes(start, fileHead, 'x', `\r\n--${B}--`), () => 1000)).rejects.toMatchObject({ code })
  })
})

describe('the boundary', () => {
  it.each([
    ['multipart/form-data; boundary=abc', 'abc'],
    ['multipart/form-data; charset=utf-8; Boundary="a b:c"', 'a b:c'],
    ['multipart/form-data;boundary=abc; charset=utf-8', 'abc'],
  ])('is read from %s', (header, boundary) => {
    expect(boundaryOf(header)).toBe(boundary)
  })

  it.each(['multipart/form-data', 'multipart/form-data; boundary=', `multipart/form-data; boundary=${'x'.repeat(71)}`])(
    'is missing in %s',
    (header) => {
      expect(() => boundaryOf(header)).toThrow('not well-formed')
    },
  )
})
