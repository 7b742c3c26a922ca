import { expect, it } from 'vitest'
import { loadContent } from './load-content.ts'
import type { Slug } from './slugs.ts'

const store = loadContent({ locales: ['en_US', 'pt_BR'] })

/** The texts that the marketplace specification quotes, by slug. All other texts of these slugs are sample content. */
const quoted = {
  'marketplace-sign-in': [
    'Check your email',
    'Sign-in link expired: The special sign-in link expires after 15 days and can only be used once',
    'Send me a new link',
  ],
  'marketplace-quote': [
    'Get pricing for AD&D Coverage',
    'Enter your first name.',
    'Enter your last name.',
    'Enter your email address.',
    'Enter a valid date.',
    'We are unable to offer you a quote.',
    'Enter a valid address.',
    'Enter a city.',
    'Select a state.',
    'Select your gender.',
    'Enter a zip code.',
    'Policy coverage currently not available in your state.',
    'Enter a valid street address.',
  ],
  'marketplace-coverage': [
    'Confirm your AD&D Coverage',
    'Next: Checkout',
    'Your coverage start date must be within 30 days of today.',
    'Enter first name.',
    'Enter last name.',
    'Enter a date of birth.',
    'Your Spouse/Domestic Partner must be 18 to be included.',
    'Your Child dependent must be under 25 to be included.',
    'Select your smoking status.',
    'Choose a coverage type.',
    'This policy is ineligible for Critical Illness Insurance due to your age.',
    "This policy is ineligible for Critical Illness Insurance due to your spouse's age.",
  ],
  checkout: [
    'Checkout',
    'Back',
    'Cancel',
    'Due today',
    'Purchase policy',
    'Review and agree to the terms and conditions.',
    'Review and agree to the Electronic Communications Consent.',
    'Enter billing address.',
    'Enter your city.',
    'Select your state.',
    'Enter a valid zip code.',
  ],
  'payment-card': [
    'Enter the full name of the cardholder.',
    'You must use an eligible Mastercard credit card.',
    'Enter a valid card number.',
    'Enter a valid expiration date.',
    'Enter a valid CVV.',
    'Card info is incomplete',
    'Payment service has not loaded yet.',
    'No vgs form was provided.',
  ],
  'marketplace-new-york': [
    'Confirm your coverage',
    'Enter your acknowledgement for the Terms & Conditions.',
    'Enter your acknowledgement for the Electronic Delivery Disclosure.',
  ],
  'purchase-confirmation': ["You're all set, {name}", 'Policy #{number} is effective {date}', 'View my policy'],
  'document-viewer': [
    '{document} failed to load.',
    'Please try again or contact support if the issue persists.',
    'Outline of Coverage',
    'E-Consent',
  ],
  'marketplace-failed': ['Something went wrong'],
} as const satisfies Partial<Record<Slug, readonly string[]>>

it.each(Object.entries(quoted))('%s has every quoted text, word for word [M-006, M-X45]', (slug, texts) => {
  const entries: unknown[] = Object.values(store.content('en_US', slug as Slug))
  expect(texts.filter((text) => !entries.includes(text))).toEqual([])
})

/** The texts that the claims specification quotes are all in the payment form, which is in Portuguese. */
const quotedOfClaims = [
  'Selecione uma opção válida',
  'Este campo é obrigatório',
  'Carregue todos os documentos necessários.',
  'Por favor forneça apenas números',
  'CPF é inválido',
  'Forneça um número de telefone válido',
  'Forneça um e-mail válido.',
  'Insira a data de hoje',
  'Campo obrigatório',
  'Forneça uma resposta válida',
  'Deve ter no máximo {most} caracteres',
  'Uma solicitação de pagamento já foi enviada para este sinistro.',
  'Ocorreu um erro ao processar sua solicitação. Por favor, tente novamente.',
]

it.each(quotedOfClaims)('the payment form has “%s”, word for word [C-X61]', (text) => {
  expect(Object.values(store.content('pt_BR', 'online-payment-form'))).toContain(text)
})
