/** Folders and files of the source, without their endings. */
const anyOf = (...parts: string[]) => new RegExp(`/(?:${parts.join('|')})(?:[./]|$)`)

/**
 * What always travels together is one file: shared out over many it compresses worse, by up to ten kilobytes, and each file's name
 * stands in the lists of what to load. A group takes along whatever it imports, unless one before it has that.
 */
export const chunkGroups = [
  // What the first page needs.
  { name: 'index', tags: ['$initial' as const] },
  {
    name: 'notice-parts',
    test: anyOf(
      'ui/(?:overlay/dialog|feedback/snackbar)',
      'platform/(?:phone-in-text|rich-text)',
      'rules/src/phone/phone-display',
    ),
  },
  {
    name: 'page-parts',
    test: anyOf(
      'ui/form/error-summary',
      'queries/get-country',
      'session/on-timeout',
      'journey/use-refusal-text',
      'rules/src/[a-z-]+/(?:find-benefit|format-date|search-text|latin-digits|dashboard-benefits|brazil-cpf)',
    ),
  },
  { name: 'drafts', test: anyOf('session/drafts', 'blocks/claim-drafts/claim-path') },
  { name: 'fields', test: anyOf('ui/form/combobox', 'blocks/phone/phone-input') },
  // What also begins a claim.
  {
    name: 'claim-calls',
    test: anyOf('contract/src/claim-forms', 'queries/list-(?:claim-pages|page-questions)', 'blocks/claim-drafts/form-of'),
  },
  { name: 'claim-answers', test: anyOf('form-engine/src/question-types') },
  { name: 'claim', test: anyOf('claims/form/claim-form-page', 'claims/journey/journey-page', 'claims/read-claim') },
]
