/** Beside the developer desk, whose address it shares. */
export const PLAYGROUND_PATH = '/dev/forms'
