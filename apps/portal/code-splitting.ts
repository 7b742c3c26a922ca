/**
 * Code that several pages load together is one file: a page of forty small files had 12 KiB gzip more, because small files compress worse.
 * Each group is named after who loads it, and takes the modules it names with all they import, unless an earlier group has them. Pages
 * that do not need a part of a group load it all the same, so a part that few pages of a group need is left out of it, or has its own group.
 * `npm run bench -- login-bytes route-bytes` shows what a change here costs every page.
 */
export const codeSplitting = {
  groups: [
    // What the first page needs.
    { name: 'index', tags: ['$initial' as const] },
    group('deferred-parts', ['portal/src/shell/frame/deferred-parts']),
    // Every page, but card entry only after the first key or tap.
    group('notices', [
      'portal/src/shell/notices/notices',
      'portal/src/ui/overlay/dialog',
      'portal/src/platform/content/(?:rich-text|phone-in-text)',
    ]),
    group('illustration', ['portal/src/ui/art/illustration']),
    // Every page but card entry.
    group('pages', [
      'portal/src/shell/routing/guard-loader',
      'portal/src/shell/footer/country-print',
      'portal/src/session/drafts/draft-collection',
      'portal/src/platform/(?:random-id|calls/pause|navigation/back-link)',
      'portal/src/ui/(?!form/).*css',
      'portal/src/ui/form/small-field.css',
      'contract/src/(?:contact|free-text)\\.ts',
      'rules/src/(?:dates/(?:format|parse|shift)-date|text/(?:latin-digits|search-text))',
    ]),
    // Pages with a form. The calendar is loaded when somebody opens it.
    group('form', ['portal/src/ui/form/(?!calendar/calendar)', 'portal/src/blocks/date-field/']),
    // Every page but those of claims.
    group('other-pages', ['portal/src/shell/routing/public-page', 'portal/src/platform/navigation/marketplace-paths']),
    // The pages of somebody who has entered a card or signed in.
    group('session', ['portal/src/shell/(?:idle/idle-guard|top-bar/nav-links)']),
    // The pages of a card.
    group('card-pages', ['portal/src/session/drafts/claim-drafts', 'portal/src/blocks/claim-drafts/claim-path']),
    group('benefit', [
      'portal/src/blocks/(?:benefits/use-benefit-words|sign-in/policy-actions)',
      'portal/src/session/letters/',
      'rules/src/(?:benefits/(?:benefit-actions|term-texts)|letters/letter-number)',
    ]),
    group('page-routes', ['portal/src/shell/routing/page-routes']),
    group('claim', [
      'portal/src/features/claims/(?:use-claim-page|read-claim|questions-to-answer-again|form/claim-form-page|journey/use-refusal)',
      'portal/src/blocks/phone/phone-input',
      'portal/src/session/drafts/(?:shared-fields|merge-changes)',
    ]),
    // The marketplace.
    group('marketplace-area', [
      'portal/src/shell/routing/marketplace-area',
      'portal/src/features/marketplace/(?:policy-people|same-person|with-quote|read-quote-drafts|rewrite-flow/rewrite-frame|parts/(?:prefilled-note|terms-dialog))',
      'portal/src/queries/marketplace/(?:update-quote|get-user|list-quote-coverages)',
      'portal/src/session/drafts/(?:quote|policy)-drafts',
      'portal/src/blocks/marketplace-failed/',
      'portal/src/platform/content/money',
      'portal/src/blocks/us-address/address-fields',
      'rules/src/policies/(?:policy-days|us-states\\.ts|us-address\\.ts)',
    ]),
    group('self-service', [
      'portal/src/features/marketplace/self-service/(?:shell/|coverage-ends|use-self-service)',
      'portal/src/queries/marketplace/(?:get-policy-billing|update-policy)',
      'portal/src/shell/top-bar/user-menu',
      'contract/src/policy-changes',
    ]),
    group('stored-answers', ['portal/src/features/marketplace/use-(?:draft-autosave|edit-draft)']),
    group('us-address', ['portal/src/blocks/us-address/us-address\\.tsx']),
    group('payment', [
      'portal/src/blocks/(?:billing-address|payment-card)/',
      'portal/src/features/marketplace/use-stored-billing-address',
      'portal/src/queries/marketplace/undecided-payment',
    ]),
    group('purchase', [
      'portal/src/features/marketplace/checkout/(?:purchase-page|terms-section|use-terms|due-today|discard-button)',
    ]),
    group('coverage-update', [
      'portal/src/features/marketplace/coverage/quote-update',
      'rules/src/policies/coverage-(?:update|form)',
    ]),
    group('coverage', [
      'portal/src/features/marketplace/coverage/(?:use-coverage-form|coverage-notes|insured/(?:spouse|children)\\.tsx|saving/|start-date|price-status)',
    ]),
  ],
}

function group(name: string, modules: readonly string[]) {
  return { name, test: new RegExp(modules.join('|')) }
}
