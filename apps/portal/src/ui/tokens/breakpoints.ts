/** Portal specification §9. Style sheets write them out, since a media query reads no custom property. */
export const breakpoints = { tablet: 600, desktop: 1024, xl: 1536 } as const
