import { collection, entry, text } from '../schema.ts'

const message = entry({ title: text(), body: text() })
const messageWithPhone = entry({ title: text(), body: text(['phone']) })

/** Portal specification §8: what a refused card number is told. The refusal chooses the entry. */
export const loginErrors = collection(
  {
    'diners-club-card-error': message,
    'global-error': messageWithPhone,
    'global-error-without-phone-number': message,
    'incorrect-issuing-bank-country': message,
    'transfer-to-phone': messageWithPhone,
    'invalid-card-number': message,
    'no-benefits-found': message,
    'request-number': entry({ text: text(['id']) }),
  },
  { dynamic: true },
)
