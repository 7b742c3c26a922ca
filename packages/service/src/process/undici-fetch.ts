import { FormData, fetch, Headers, Request, Response } from 'undici'

// Imported for its effect, by every process that asks others. The fetch of Node 24 ends the whole process when a server closes a connection
// before its answer has been read to the end (nodejs/undici#5360), also in the middle of reading it.
Object.assign(globalThis, { fetch, FormData, Headers, Request, Response })
