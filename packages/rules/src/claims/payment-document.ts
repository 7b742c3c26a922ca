/** Stands for the payment details: while a claim asks for it, they are missing (C-159). */
export const PAYMENT_DOCUMENT = 'DOC134'

/** The payment details have their own form, so that document is in no list, of missing documents included (C-158). */
export const isListed = (documentId: string): boolean => documentId !== PAYMENT_DOCUMENT
