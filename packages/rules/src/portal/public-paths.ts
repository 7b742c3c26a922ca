// In a separate file, because every page knows these addresses and only a few know the codes that belong to them.

/** The page that verifies a letter. */
export const VERIFY_PATH = '/verify'

/** The page that picks up a claim from another device. */
export const CONTINUE_PATH = '/continue'
