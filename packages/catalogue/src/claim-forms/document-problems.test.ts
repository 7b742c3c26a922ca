import { cdw, copyClaimForms, pri, refuses } from '../testing/broken-claim-forms.ts'

copyClaimForms()

refuses([
  ['a document twice', pri, (f) => (f.documents[1].id = 'DOC006'), 'documents.DOC006: stands twice'],
  [
    'a document number of another kind',
    pri,
    (f) => (f.documents[1].id = 'DOC6'),
    'documents[1].id: "DOC6" does not match',
  ],
  [
    'two lists of countries',
    pri,
    (f) => (f.documents[4].countries = ['THA']),
    'documents[4]: has countries or except_countries, not both',
  ],
  [
    'a document for answers on an unknown page',
    pri,
    (f) => (f.documents[0].when = { page_key: 'x', question_key: 'lower_price_seen', is: ['print'] }),
    'documents.DOC006.when: x is not a page of the form',
  ],
  [
    'a document for answers to an unknown question',
    pri,
    (f) => (f.documents[0].when = { page_key: 'lower_price', question_key: 'lower_price_seen', is: ['print'] }),
    'documents.DOC006.when: lower_price_seen is not a question of lower_price',
  ],
  [
    'a document for an impossible answer',
    pri,
    (f) => (f.documents[0].when = { page_key: 'incident_details', question_key: 'lower_price_seen', is: ['x'] }),
    'documents.DOC006.when: x is not an option of lower_price_seen',
  ],
  [
    'a document for an answer that is given several times',
    cdw,
    (f) => (f.documents[0].when = { page_key: 'rental_details', question_key: 'driver_drove', is: ['yes'] }),
    'documents.DOC010.when: driver_drove is answered more than once',
  ],
])
