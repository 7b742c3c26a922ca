import type { MultipartForm } from '../forms/multipart-form.ts'
import type { Fields, SizeRange } from '../forms/post-policy.ts'
import { S3Error } from '../forms/s3-error.ts'
import type { UploadSigner } from '../forms/upload-signer.ts'
import type { ObjectFiles, WrittenFile } from './object-files.ts'
import { type Admission, untilAborted } from './upload-admission.ts'

/** Beyond the limit by this much, the exact size does not matter any more. */
const COUNTING_LIMIT = 64 * 1024 * 1024

type Parts = { form: MultipartForm; signer: UploadSigner; files: ObjectFiles; admission: Admission }

/** Writes the form's file if the fields before it permit it. The rest of the request is read in any case. */
export async function receiveUpload({
  form,
  signer,
  files,
  admission,
}: Parts): Promise<{ fields: Fields; written: WrittenFile }> {
  let written: WrittenFile | undefined
  try {
    const fields = new Map<string, string>()
    for await (const part of form.parts()) {
      if ('value' in part) addField(fields, part)
      else written = await writeFile(fields, part.content)
    }
    if (!written)
      throw new S3Error('InvalidArgument', 'POST requires exactly one file upload per request.', {
        ArgumentName: 'file',
        ArgumentValue: 0,
      })
    await form.discardRest()
    return { fields, written }
  } catch (error) {
    if (written) await files.remove(written.file)
    // Fails when the caller has gone, who then reads no answer anyway.
    await form.discardRest().catch(() => {})
    throw error
  }

  async function writeFile(fields: Fields, content: AsyncIterable<Buffer>) {
    const range = signer.check(fields)
    const { signal, leave } = await admission.admit(fields.get('key') ?? '', range.max)
    return files.write(within(range, untilAborted(signal, content))).finally(leave)
  }
}

/** With two values for one field, the checked one could differ from the used one. */
function addField(fields: Map<string, string>, { name, value }: { name: string; value: string }) {
  if (fields.has(name)) throw new S3Error('InvalidArgument', `The field '${name}' was given more than once.`)
  fields.set(name, value)
}

async function* within({ min, max }: SizeRange, content: AsyncIterable<Buffer>) {
  let size = 0
  for await (const chunk of content) {
    size += chunk.length
    if (size <= max) yield chunk
    else if (size > max + COUNTING_LIMIT) break
  }
  if (size > max) throw new S3Error('EntityTooLarge', undefined, { ProposedSize: size, MaxSizeAllowed: max })
  if (size < min) throw new S3Error('EntityTooSmall', undefined, { ProposedSize: size, MinSizeAllowed: min })
}
