/** The breakpoints of the portal specification, §9. Style sheets repeat them, since a media query cannot read a custom property. */
export const breakpoints = { tablet: 600, desktop: 1024, xl: 1536 } as const
