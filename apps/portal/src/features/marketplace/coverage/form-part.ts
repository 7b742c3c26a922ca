import type { CoverageForm } from './use-coverage-form.ts'

/** What each part of the form gets. Names are places in the update, such as `spouse.first_name`. */
export type FormPart = { form: CoverageForm; idOf: (name: string) => string }
