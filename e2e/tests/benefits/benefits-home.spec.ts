import { benefitsAnswer } from '../../benefits-answer.ts'
import { content } from '../../content.ts'
import { benefitsPage } from '../../pages/benefits-page.ts'
import { shell } from '../../pages/shell.ts'
import { cards } from '../../people.ts'
import { expect, test } from '../../story.ts'

test('the list shows every benefit of the card, sorted by name, with a description [P-184, P-186 to P-191, P-197] @only-phone', async ({
  cardholder,
  page,
}) => {
  const answered = benefitsAnswer(page)
  await cardholder.isSignedIn(cards.premiumUsa)
  const { benefits } = await answered
  const { names, descriptions } = benefitsPage(page)
  const sorted = benefits.map(({ name }) => name).toSorted(new Intl.Collator('en-US').compare)
  const texts = Object.values(content('benefits'))

  await expect(names).toHaveText(sorted)
  await expect(descriptions).toHaveText(
    sorted.map((name) => texts.find((text) => text.name === name)?.description ?? 'no description'),
  )
})

test('the list leaves out hidden and expired benefits, and shows a partner’s offer as a banner [P-194, P-195, P-196, P-198, P-200..P-202]', async ({
  cardholder,
  page,
}) => {
  const { con } = content('third-party-banner')
  const { partnerBanner, names } = benefitsPage(page)
  const answered = benefitsAnswer(page)
  await cardholder.isSignedIn(cards.hiddenBenefit)
  const hidden = (await answered).benefits.filter((benefit) => !benefit.display_on_dashboard)
  expect(hidden.length).toBeGreaterThan(0)
  for (const { name } of hidden) await expect(names.filter({ hasText: name })).toHaveCount(0)

  await cardholder.isSignedIn(cards.someExpired)
  await expect(names).toHaveCount(2)
  await expect(partnerBanner).toHaveCount(0)

  await cardholder.isSignedIn(cards.partnerBanner)
  await expect(partnerBanner).toContainText(con.bannerTitle)
  await expect(partnerBanner).toContainText(con.bannerDescription)
  const partnerLink = partnerBanner.getByRole('link', { name: con.bannerCtaLabel })
  await expect(partnerLink).toHaveAttribute('href', con.bannerCtaUrl)
  await expect(partnerLink).toHaveAttribute('rel', /noopener/)
  await expect(names.filter({ hasText: content('benefits').con.name })).toHaveCount(0)
})

test('only a cardholder sees the navigation and the log-out link [P-001, P-002, P-003]', async ({
  cardholder,
  page,
}) => {
  const { nav, logout, logo, footer, text } = shell(page)
  await cardholder.opensLogin()
  await expect(logo).toBeVisible()
  await expect(nav).toHaveCount(0)
  await expect(logout).toHaveCount(0)
  await expect(footer).toContainText('1994–')

  await cardholder.types(cards.oneBenefit.number)
  await cardholder.submits()
  await cardholder.landsOnBenefits(cards.oneBenefit)
  await expect(nav.getByRole('link', { name: text.nav_benefits })).toBeVisible()
  await expect(logout).toBeVisible()
})
