import type { ReactNode } from 'react'

type Props = {
  head: readonly string[]
  rows: readonly (readonly string[])[]
  /** The id of the heading that names the table. */
  label: string
  children: (cell: string) => ReactNode
}

/** A table that is only read; the first cell of a row names it. `children` draws the other cells. */
export function TextTable({ head, rows, label, children }: Props) {
  return (
    <table aria-labelledby={label}>
      <thead>
        <tr>
          {head.map((cell) => (
            <th key={cell} scope="col">
              {cell}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([first = '', ...others]) => (
          <tr key={first}>
            <th scope="row">{first}</th>
            {others.map((cell, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: cells never move, and two of a row may be the same
              <td key={at}>{children(cell)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
