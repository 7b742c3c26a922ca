const answers = {
  AccessDenied: [403, 'Access Denied'],
  EntityTooLarge: [400, 'Your proposed upload exceeds the maximum allowed size'],
  EntityTooSmall: [400, 'Your proposed upload is smaller than the minimum allowed size'],
  InternalError: [500, 'We encountered an internal error. Please try again.'],
  InvalidAccessKeyId: [403, 'The AWS Access Key Id you provided does not exist in our records.'],
  InvalidArgument: [400, 'Invalid Argument'],
  InvalidPolicyDocument: [400, 'Invalid Policy'],
  MalformedPOSTRequest: [400, 'The body of your POST request is not well-formed multipart/form-data.'],
  MaxPostPreDataLengthExceededError: [400, 'Your POST request fields preceding the upload file was too large.'],
  OperationAborted: [409, 'A conflicting operation is currently in progress against this resource. Please try again.'],
  PreconditionFailed: [412, 'At least one of the pre-conditions you specified did not hold'],
  SignatureDoesNotMatch: [
    403,
    'The request signature we calculated does not match the signature you provided. Check your key and signing method.',
  ],
  // Not of S3, which has space for everybody.
  StorageFull: [507, 'There is no space for this file at the moment.'],
} as const satisfies Record<string, readonly [status: number, message: string]>

/** A refusal with the code, status and extra elements that S3 answers. */
export class S3Error extends Error {
  code: keyof typeof answers
  status: number
  details: Record<string, string | number>

  constructor(code: keyof typeof answers, message?: string, details: Record<string, string | number> = {}) {
    super(message ?? answers[code][1])
    this.name = 'S3Error'
    this.code = code
    this.status = answers[code][0]
    this.details = details
  }
}

export function errorXml({ code, message, details }: S3Error, requestId: string): string {
  return xml('Error', { Code: code, Message: message, ...details, RequestId: requestId })
}

export function postResponseXml(posted: { Location: string; Bucket: string; Key: string; ETag: string }): string {
  return xml('PostResponse', posted)
}

function xml(root: string, elements: Record<string, string | number>): string {
  const inner = Object.entries(elements).map(([name, value]) => `<${name}>${escaped(String(value))}</${name}>`)
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${root}>${inner.join('')}</${root}>`
}

function escaped(text: string): string {
  // XML 1.0 cannot represent most control characters.
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters to remove
  const plain = text.replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '\ufffd')
  return plain.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('\r', '&#13;')
}
