import type { ReactNode } from 'react'

/** Illustrations use these six colours and nothing else, so that a theme or a brand recolours all of them. */
export const soft = 'var(--art-soft)'
export const mid = 'var(--art-mid)'
export const deep = 'var(--art-deep)'
export const paper = 'var(--art-paper)'
export const ink = 'var(--art-ink)'
export const sun = 'var(--art-sun)'

/** What stands in front of the arch and on the ground line, in the box 22 20 196 138. */
export type Drawings = Record<string, ReactNode>
