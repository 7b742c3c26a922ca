import './spinner.css'

/** Only a picture: the words next to it say what goes on. */
export function Spinner() {
  return <span className="spinner" aria-hidden="true" />
}
