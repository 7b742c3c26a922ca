/** What all calls of the marketplace have in common. All but the first three of sign-in carry the session's token as a bearer (M-X10). */
export const marketplace = { audience: 'browser', headers: { 'x-offering-code': 'AMPARO-ADD-USA' } } as const
