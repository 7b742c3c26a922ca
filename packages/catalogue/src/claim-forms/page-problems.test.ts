import { cdw, copyClaimForms, pri, refuses, seen, story, when } from '../testing/broken-claim-forms.ts'

copyClaimForms()

refuses([
  ['a missing start group', pri, (f) => (f.pages[0].start_group_id = 'x'), 'incident_details.start_group_id: x is not'],
  [
    'an unknown next group',
    pri,
    (f) => (when(f).next_group_id = 'x'),
    'incident_details.when.next_group_id: x is not a group of the page',
  ],
  [
    'an outcome without its group',
    pri,
    (f) => (seen(f).options[1].outcome.group_id = 'x'),
    'incident_details.when.lower_price_seen: x is not a group of the page',
  ],
  ['a group twice', pri, (f) => (story(f).group_id = 'print'), 'incident_details.print: stands twice'],
  [
    'a circle through next_group_id',
    pri,
    (f) => (story(f).next_group_id = 'when'),
    'incident_details.when: leads back to itself (when > story > when)',
  ],
  [
    'a circle through an outcome',
    pri,
    (f) => (story(f).questions = [{ ...seen(f), question_key: 'again' }]),
    'incident_details.story: leads back to itself (story > site > story)',
  ],
  [
    'a group that is never reached',
    pri,
    (f) => (seen(f).options[1].outcome = undefined),
    'incident_details.site: is never reached',
  ],
  [
    'two questions with outcomes',
    pri,
    (f) => when(f).questions.push({ ...seen(f), question_key: 'again' }),
    'incident_details.when: has two questions with outcomes',
  ],
  [
    'a repeating group on the path',
    cdw,
    (f) => (f.pages[1].question_groups[2].next_group_id = 'driver'),
    'rental_details.driver: is inside a question and on the path too',
  ],
  [
    'a repeating group that leads back to the path',
    cdw,
    (f) => (f.pages[1].question_groups[4].next_group_id = 'drivers'),
    'rental_details.drivers: is inside a question and on the path too',
  ],
  [
    'a repeating group in two questions',
    cdw,
    (f) => (f.pages[1].question_groups[3].questions[1].any_filled_group_id = 'driver'),
    'rental_details.driver: is inside two questions',
  ],
])
