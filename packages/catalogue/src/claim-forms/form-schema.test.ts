import { copyClaimForms, dateOfLoss, pri, refuses } from '../testing/broken-claim-forms.ts'

copyClaimForms()

refuses([
  ['a misspelt key', pri, (f) => (dateOfLoss(f).requierd = true), '[0].questions[0]: does not know requierd'],
  ['a text, which is content', pri, (f) => (dateOfLoss(f).title = 'When?'), 'does not know title'],
  ['an unknown type', pri, (f) => (dateOfLoss(f).question_type = 'slider'), '"slider" is not one of text, line1'],
  ['an unknown tag', pri, (f) => (dateOfLoss(f).tags = ['secret']), 'tags[0]: "secret" is not one of'],
  [
    'an unknown rule',
    pri,
    (f) => (dateOfLoss(f).validations[0].rule = 'before'),
    'questions[0].validations[0].rule: is not a rule of the claims specification',
  ],
  [
    'a bound that is not a date',
    pri,
    (f) => (dateOfLoss(f).validations[0].value = '2026-02-30'),
    'validations[0].value: must be today, a day or {{question_key}}',
  ],
  [
    'an invalid regular expression',
    pri,
    (f) => (f.pages[0].question_groups[1].questions[0].validations[0].value = '('),
    'validations[0].value: is not a regular expression',
  ],
])
