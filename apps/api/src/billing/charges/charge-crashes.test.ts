import { describe, expect, it } from 'vitest'
import { ask, payment, quote } from '../../testing/policies/buy.ts'
import { bearer, market } from '../../testing/policies/marketplace.ts'
import {
  cardRequest,
  catchUp,
  changeCard,
  details,
  expectPaidOnce,
  goTo,
  id,
  ledger,
  mailTags,
  makeOverdue,
  monthsMoved,
  preparePolicy,
  setEmail,
} from '../../testing/policies/one-policy.ts'
import { crash, fail } from '../../testing/policies/one-purchase.ts'

preparePolicy()

/** The first worker is gone. Another one continues once the first one's batch has timed out. */
async function continueElsewhere() {
  market.processor.heal()
  market.clock.time += 121_000
  await catchUp(market.startServer())
}

/** Makes storing mail to this address fail until the returned function is called. */
async function refuseMail(address: string) {
  await market.database.script(
    `CREATE FUNCTION refuse_mail() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
       IF NEW.recipient = ${address} THEN RAISE EXCEPTION 'no mail'; END IF; RETURN NEW; END $$;
     CREATE TRIGGER refuse_mail BEFORE INSERT ON outbox FOR EACH ROW EXECUTE FUNCTION refuse_mail()`,
  )
  return () => market.database.script('DROP TRIGGER refuse_mail ON outbox; DROP FUNCTION refuse_mail')
}

const reachProcessor = async () => {
  while (market.processor.calls.at(-1) !== 'charge') await new Promise(setImmediate)
}

describe('a month is charged once', () => {
  it.each(['before', 'after'] as const)('when the worker dies %s the processor has charged', async (point) => {
    market.processor.faults[point] = crash
    goTo('2026-12-15')
    void catchUp(market.startServer())
    await reachProcessor()
    await catchUp()
    expect((await details()).next_payment.due_at).toBe('2026-12-15')
    await continueElsewhere()
    await expectPaidOnce('2026-12-15')
    expect(await mailTags()).toEqual(['policy_receipt'])
  })

  it.each(['before', 'after'] as const)('when a worker that timed out is still running (%s)', async (point) => {
    const { promise: answered, resolve: answer } = Promise.withResolvers<void>()
    market.processor.faults[point] = () => answered
    goTo('2026-12-15')
    const slow = catchUp(market.startServer())
    await reachProcessor()
    await continueElsewhere()
    answer()
    await slow
    await expectPaidOnce('2026-12-15')
    expect(await mailTags()).toEqual(['policy_receipt'])
  })

  it('when nothing can be stored after the charge until later', async () => {
    const mailAgain = await refuseMail("'dana@mail.example'")
    goTo('2026-12-15')
    await catchUp()
    expect(market.log.at(-1)).toContain('the result of a charge could not be stored')
    expect(await monthsMoved()).toBe(2)
    expect((await details()).next_payment.due_at).toBe('2026-12-15')
    await mailAgain()
    await continueElsewhere()
    await expectPaidOnce('2026-12-15')
  })

  it('when another charge in the same batch cannot be stored', async () => {
    const other = await quote(market, bearer, { email: 'other@mail.example' })
    await ask(market, `POST /quote/${other}/purchase/`, { bearer, payload: payment() })
    const mailAgain = await refuseMail("'other@mail.example'")
    goTo('2026-12-15')
    await catchUp()
    expect((await details()).next_payment.due_at).toBe('2027-01-15')
    expect((await ledger()).map(({ due_on }) => due_on)).toEqual(['2026-11-15', '2026-12-15'])
    await mailAgain()
    await continueElsewhere()
    const { body } = await ask(market, `GET /policies/${other}/`, { bearer })
    expect(body.next_payment.due_at).toBe('2027-01-15')
    expect(await mailTags()).toEqual(['policy_receipt', 'policy_receipt'])
  })

  it('when no mail can be sent to the address of the policyholder', async () => {
    await setEmail('dana\u0001@mail.example')
    goTo('2026-12-15')
    await catchUp()
    expect(market.log.at(-1)).toContain('"kind":"receipt"')
    expect(market.log.at(-1)).not.toContain('mail.example')
    await expectPaidOnce('2026-12-15')
    expect((await details()).next_payment.due_at).toBe('2027-01-15')
    expect(await mailTags()).toEqual([])
  })

  it('when every answer is lost: the result is known in the end', async () => {
    market.processor.faults.after = fail
    goTo('2026-12-15')
    for (const _ of Array(6)) {
      await catchUp()
      market.clock.time += 360 * 60_000
    }
    expect(market.processor.calls.at(-1)).toBe('abandon')
    await expectPaidOnce('2026-12-15')
    expect((await details()).status_code).toBe('in_force')
  })
})

describe('an overdue payment is made once', () => {
  it.each(['before', 'after'] as const)('when the server dies %s the charge, and a worker continues', async (point) => {
    await makeOverdue()
    market.processor.faults[point] = crash
    expect(await changeCard(cardRequest(), market.startServer({ maxWaitMs: 10 }))).toEqual({ is: 'in_progress' })
    const impatient = market.startServer({ maxWaitMs: 10 })
    expect(await changeCard(cardRequest(), impatient)).toEqual({ is: 'in_progress' })
    expect((await details()).status_code).toBe('suspended')
    await continueElsewhere()
    await expectPaidOnce('2026-12-15')
    expect((await details()).status_code).toBe('in_force')
    expect(await mailTags()).toEqual(['policy_payment_failed', 'policy_resolved'])
  })

  it('when it began in time and the answer comes after the end of coverage', async () => {
    await makeOverdue()
    goTo('2027-01-13')
    market.processor.faults.after = crash
    await changeCard(cardRequest(), market.startServer({ maxWaitMs: 10 }))
    goTo('2027-01-14')
    market.processor.heal()
    await catchUp()
    await catchUp()
    await expectPaidOnce('2026-12-15')
    expect((await details()).status_code).toBe('in_force')
  })
})

describe('a policy that ended while it was being charged', () => {
  it('is refunded', async () => {
    market.processor.faults.after = async () => {
      await market.database.query("UPDATE policies SET status = 'canceled' WHERE id = $1", [id])
    }
    goTo('2026-12-15')
    await catchUp()
    expect(await monthsMoved()).toBe(2)
    await market.runJobs()
    expect(await monthsMoved()).toBe(1)
  })
})
