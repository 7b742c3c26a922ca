import { call } from '@amparo/contract/call'
import { el } from '../../api/docs-page/element.ts'
import { listFlags, setFlag } from '../src/dev/dev-contract.ts'
import { announce } from './announce.ts'

const meanings: Record<string, string> = {
  mcu_nam_cp: 'Cardholder-pay marketplace, USA',
  mcu_ap_general: 'General switch, Asia-Pacific',
  mcu_mea_general: 'General switch, Middle East and Africa',
  ap_claim_status_check: 'Claim status check, Asia-Pacific',
  global_accessibility_statement: 'Accessibility statement in the footer',
  mcu_lpg_v1modal: 'Redirect notice on campaign pages',
  portal_unavailable: 'Maintenance page on every path',
  cp_restrict_inputs_purchase_flow: 'Restricted inputs in the purchase flow',
}

export async function showFlags(section: HTMLElement) {
  const flags = await call(listFlags, {})
  const problem = el('p', { class: 'notice-danger', role: 'alert', hidden: true })
  section.append(el('ul', { class: 'flags' }, ...flags.map((flag) => flagSwitch(flag, problem))), problem)
}

function flagSwitch({ code, status }: { code: string; status: string }, problem: HTMLElement): HTMLElement {
  const box = el('input', { type: 'checkbox', role: 'switch', class: 'switch', id: `flag-${code}` })
  box.checked = status === 'on'
  box.addEventListener('change', async () => {
    const wanted = box.checked ? 'on' : 'off'
    problem.hidden = true
    try {
      await call(setFlag, { params: { code }, body: { status: wanted } })
      announce(`${code} is ${wanted}`)
    } catch (error) {
      box.checked = !box.checked
      problem.textContent = `${code} was not switched (${(error as Error).message}). Try again.`
      problem.hidden = false
    }
  })
  const name = el('span', {}, el('code', {}, code), el('span', { class: 'soft small name' }, meanings[code] ?? ''))
  return el('li', {}, el('label', { for: box.id, class: 'flag' }, name, box))
}
