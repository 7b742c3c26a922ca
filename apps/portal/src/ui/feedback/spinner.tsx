import './spinner.css'

/** Decoration: the text next to it says what is going on. */
export function Spinner() {
  return <span className="spinner" aria-hidden="true" />
}
