import type { FieldKind, FieldLook } from '@amparo/contract/frame-messages'

/** As high as the portal's own fields at any text size, plus 4 px on each side for the focus ring. */
const RING = '4px'
const FIELD_HEIGHT = 'max(52px, 1.125rem * 1.4 + 1.5rem + 3px)'

type Options = {
  vaultOrigin: string
  channel: string
  title: string
  look: FieldLook
  kind: FieldKind
  form: string | undefined
}

export function createFrame({ title, look, ...rest }: Options): HTMLIFrameElement {
  const frame = document.createElement('iframe')
  frame.title = title
  frame.allow = ''
  // The frame has another origin, so allow-scripts with allow-same-origin does not let it out of the sandbox.
  frame.setAttribute('sandbox', 'allow-scripts allow-same-origin allow-forms')
  frame.src = addressOf({ look, ...rest })
  Object.assign(frame.style, {
    display: 'block',
    border: '0',
    margin: `-${RING}`,
    inlineSize: `calc(100% + 2 * ${RING})`,
    blockSize: `calc(${FIELD_HEIGHT} + 2 * ${RING})`,
  })
  applyTheme(frame, look)
  return frame
}

/** Browsers give a frame an opaque background if its colour scheme differs from the page's. */
export function applyTheme(frame: HTMLIFrameElement, { theme }: FieldLook) {
  frame.style.colorScheme = theme
}

function addressOf({ vaultOrigin, channel, look, kind, form }: Omit<Options, 'title'>): string {
  const query = new URLSearchParams({ channel, parent: location.origin, theme: look.theme, dir: look.direction })
  if (kind !== 'card') query.set('field', kind)
  if (form !== undefined) query.set('form', form)
  return `${vaultOrigin}/frame?${query}`
}
