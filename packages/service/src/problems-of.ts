import type * as z from 'zod/mini'

/** Where and what kind, never the value: a mistyped field may hold a card number. */
export function problemsOf(error: z.core.$ZodError, part: string) {
  return error.issues.map((issue) => ({
    path: [part, ...issue.path].map(String).join('.'),
    code: issue.code === 'custom' ? issue.message : issue.code,
  }))
}
