import { expect, it } from 'vitest'
import type { PaymentField } from './problems.ts'
import { shownAnswer, tidyAnswer } from './tidy.ts'

it.each<[PaymentField, string, string, string]>([
  ['brazilianCpf', '529.982.247-25', '52998224725', 'C-X10'],
  ['brazilianCpf', ' 529 982 247 25 ', '52998224725', 'C-X10'],
  ['brazilianCpf', '５２９９８２２４７２５', '52998224725', 'C-X10'],
  ['brazilianCpf', '5299822472', '5299822472', 'C-457'],
  ['payeePhoneNumber', '(11) 95555-0142', '+5511955550142', 'C-461'],
  ['payeePhoneNumber', '011 95555 0142', '+5511955550142', 'C-461'],
  ['payeePhoneNumber', '+1 202 555 0142', '+12025550142', 'C-461'],
  ['payeePhoneNumber', '55 11 95555-0142', '+5511955550142', 'C-461'],
  ['payeePhoneNumber', '55 95555-0142', '+5555955550142', 'C-461'],
  ['payeePhoneNumber', 'ask me', 'ask me', 'C-461'],
  ['payeeAgency', '12345', '1234-5', 'C-472'],
  ['payeeAgency', '1234–5', '1234-5', 'C-472'],
  ['payeeAgency', '1234', '1234', 'C-472'],
  ['payeeAgency', '123456', '123456', 'C-474'],
  ['payeeCurrentAccount', '12345678901234', '123456789012-34', 'C-476'],
  ['payeeCurrentAccount', '12.345-6', '12345-6', 'C-476'],
  ['payeeCurrentAccount', '123456', '123456', 'C-476'],
  ['payeeBankCode', '1', '001', 'C-469'],
  ['payeeBankCode', '0001', '0001', 'C-469'],
  ['payeeSignedDate', '6/1/2026', '06/01/2026', 'C-615'],
  ['payeeSignedDate', '16112026', '16/11/2026', 'C-615'],
  ['payeeName', '  Helena   d’Ávila ', "Helena d'Ávila", 'C-455'],
])('stores %s %j as %j [%s]', (field, typed, stored) => expect(tidyAnswer(field, typed)).toBe(stored))

it.each<[PaymentField, string, string]>([
  ['brazilianCpf', '52998224725', '529.982.247-25'],
  ['brazilianCpf', '5299', '5299'],
  ['payeePhoneNumber', '+5511955550142', '+55 11 95555 0142'],
  ['payeeName', 'Helena', 'Helena'],
])('shows %s %j as %j [C-459]', (field, stored, shown) => expect(shownAnswer(field, stored)).toBe(shown))
