import type { TirTarget } from '@amparo/rules/letters/tir-address'
import type { Locale } from '@amparo/rules/locale/locales'
import type { Theme } from '../state/theme.ts'

/** All analytics events. None has a field for a person, a card or a token. */
export type AnalyticsEvent =
  | { event: 'page_view'; route: string }
  | { event: 'login_submitted' }
  | { event: 'login_succeeded' }
  | { event: 'login_refused'; code: string }
  | { event: 'benefit_opened'; code: string }
  | { event: 'guide_to_benefits_click'; code: string }
  | { event: 'start_claim_from_benefit_click'; code: string }
  /** A button of the claim form, or the analytics name of a chosen option (C-586). */
  | { event: 'claimform_clicks'; code: string; action: string }
  /** What happens on the documents page of a claim (C-587). `code` is the benefit's. */
  | { event: 'documents'; code: string; action: 'added' | 'removed' | 'continue' | 'continue_without' }
  /** A letter was made; `code` is the benefit's, here and in the next three (C-580). */
  | { event: 'travel_letter_generated'; code: string }
  | { event: 'create_insurance_ticket'; code: string }
  /** A button that leads to the insurer's site, and the confirmation after it (C-584, C-585). */
  | { event: 'site_click'; code: string; action: TirTarget }
  | { event: 'redirect_confirmed'; code: string; action: TirTarget }
  /** What people do in the marketplace. */
  | { event: 'cardholder_pay'; action: 'get_quote' | 'manage_policy' | 'send_link' | 'signed_in' | 'quoted' }
  | { event: 'language_changed'; language: Locale }
  | { event: 'theme_changed'; theme: Theme }
  | { event: 'logout' }
  | { event: 'campaign_cta'; campaign: string }

type Sink = (event: AnalyticsEvent) => void
let sink: Sink | null = null

/** Drops the event if nobody listens: what happened before consent is not counted. */
export function track(event: AnalyticsEvent) {
  sink?.(event)
}

export function sendEventsTo(next: Sink | null) {
  sink = next
}
