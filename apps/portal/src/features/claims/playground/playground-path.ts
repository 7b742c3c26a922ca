/** Below `/dev`, the developer page. */
export const PLAYGROUND_PATH = '/dev/forms'
