import type { PresignedPost } from '../object-store.ts'

/** Sends a file as a browser does, with the fields of its permit first. */
export async function postForm({ url, fields, content }: PresignedPost & { content: string | Buffer }) {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  form.append('file', new Blob([new Uint8Array(Buffer.from(content))]), 'photo.jpg')
  const answer = await fetch(url, { method: 'POST', body: form })
  const body = await answer.text()
  return { status: answer.status, body, code: /<Code>(.*)<\/Code>/.exec(body)?.[1] }
}
