import type { ReactNode } from 'react'

/** Illustrations use only these six colors, so that a theme or a brand recolors all of them. */
export const soft = 'var(--art-soft)'
export const mid = 'var(--art-mid)'
export const deep = 'var(--art-deep)'
export const paper = 'var(--art-paper)'
export const ink = 'var(--art-ink)'
export const sun = 'var(--art-sun)'

/** The drawing in front of the arch and on the ground line, inside the box 22 20 196 138. */
export type Drawings = Record<string, ReactNode>
