import { vi } from 'vitest'
import type { Handler } from '../../../testing/render-page.tsx'

export const SIGN = '/api/management/v1/files/sign'
export const approvalId = (count = 1) => `fa_${String(count).padStart(43, '0')}`
export const stateOf = (id: string) => `/api/management/v1/files/${id}`
export const STORE = 'https://store.test/bucket'

/** Replaces `run-in-worker.ts`, which needs a worker. The test decides the results. */
export const fakeWorker = { hashFile: vi.fn(), shrinkPicture: vi.fn() }

/** An XMLHttpRequest to the object store that waits until the test says what it answers. */
export class FakeRequest extends EventTarget {
  static sent: FakeRequest[] = []
  upload = new EventTarget()
  status = 0
  responseType = ''
  responseText = ''
  url = ''
  form = new FormData()
  isAborted = false

  open(_method: string, url: string) {
    this.url = url
  }

  send(form: FormData) {
    this.form = form
    FakeRequest.sent.push(this)
  }

  abort() {
    this.isAborted = true
    this.dispatchEvent(new Event('abort'))
  }

  progress(loaded: number, total: number) {
    this.upload.dispatchEvent(Object.assign(new Event('progress'), { loaded, total }))
  }

  answer(status: number, xml = `<PostResponse><Key>${this.form.get('key')}</Key></PostResponse>`) {
    this.status = status
    this.responseText = xml
    this.dispatchEvent(new Event('load'))
  }

  cut() {
    this.dispatchEvent(new Event('error'))
  }
}

type State = { state: string; reason: string | null }
export const approved = { state: 'approved', reason: null }

/** Signs files with ids that count up, and answers with the verdict of each. */
export function fileServer(verdict: (id: string) => State = () => approved) {
  let count = 0
  const answers: Record<string, Handler> = {
    [SIGN]: () => {
      const file_approval_id = approvalId(++count)
      const fields = { key: `incoming/${count}`, policy: 'signed' }
      return { body: { file_approval_id, s3_request: { url: STORE, fields } } }
    },
  }
  for (const id of [1, 2, 3, 4].map(approvalId)) answers[stateOf(id)] = () => ({ body: verdict(id) })
  return answers
}
