/** `note` is shown beside the title, and searched too. */
export type ListOption = { value: string; title: string; note?: string }
type Props = {
  id: string
  fieldId: string
  label: string
  found: readonly ListOption[]
  active: ListOption | undefined
  none: string
  pick: (option: ListOption) => void
}

export function OptionList({ id, fieldId, label, found, active, none, pick }: Props) {
  if (found.length === 0) return <p className="searchable-list searchable-none">{none}</p>

  return (
    <div className="searchable-list" id={id} role="listbox" aria-label={label}>
      {found.map((option) => (
        // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the field, which names the active option.
        // biome-ignore lint/a11y/useKeyWithClickEvents: the field handles the keys.
        <div
          key={option.value}
          id={optionId(fieldId, option)}
          data-value={option.value}
          role="option"
          aria-selected={option === active}
          ref={option === active ? (row) => row?.scrollIntoView?.({ block: 'nearest' }) : undefined}
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => pick(option)}
        >
          {option.title}
          {option.note && <span className="searchable-note">{option.note}</span>}
        </div>
      ))}
    </div>
  )
}

/** An id may not contain spaces; the values of car makes and models do. */
export function optionId(id: string, { value }: ListOption): string {
  return `${id}-${value.replace(/\s/g, '_')}`
}
