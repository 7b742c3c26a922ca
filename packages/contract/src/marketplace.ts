/** What all calls of the marketplace have in common. */
export const marketplace = { audience: 'browser', headers: { 'x-offering-code': 'AMPARO-ADD-USA' } } as const

/** Calls about a user's own quotes and policies, with the user session's token as a bearer token (M-287, M-X10). */
export const forUsers = { ...marketplace, isForUsers: true } as const
