import { el } from '../../api/docs-page/element.ts'
import { showClock } from './clock-section.ts'
import { showDemoCards } from './demo-cards-section.ts'
import { showDemoClaims } from './demo-claims-section.ts'
import { showDemoPeople } from './demo-people-section.ts'
import { showFlags } from './flags-section.ts'
import { showLinks } from './links-section.ts'
import { showOutbox } from './outbox-section.ts'
import { showTestCards } from './test-cards-section.ts'

const sections = {
  cards: showDemoCards,
  clock: showClock,
  pages: showLinks,
  flags: showFlags,
  outbox: showOutbox,
  claims: showDemoClaims,
  people: showDemoPeople,
  'payment-cards': showTestCards,
}

/** Sections are independent: one that fails shows its error in its place and the others still work. */
for (const [id, show] of Object.entries(sections)) {
  const section = document.getElementById(id) as HTMLElement
  show(section).catch((error: Error) => {
    section.append(el('p', { class: 'notice-danger', role: 'alert' }, `This could not be loaded (${error.message}).`))
  })
}
