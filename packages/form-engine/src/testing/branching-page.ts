import { aGroup, anOption, aPage, aQuestion } from './form.ts'

const text = (question_key: string, over = {}) => aQuestion('text', { question_key, ...over })

/** A choice that leads to different groups, with a text field beside "other". */
export const kind = aQuestion('radio', {
  question_key: 'kind',
  data_type: 'choice',
  options: [anOption('theft', 'police'), anOption('loss'), anOption('other', 'story')],
  tags: ['allow_other', 'require_other'],
})

export const branchingPage = aPage([
  aGroup('start', [kind], 'where'),
  aGroup('where', [text('place')], 'story'),
  aGroup('police', [text('police_station', { required: true })], 'story'),
  aGroup('story', [aQuestion('signature', { question_key: 'unknown' }), text('story')]),
])
