const TIMEOUT_MS = 20_000
const MOST_CONNECTIONS = 5
const loopback = /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])$/

/** `smtps` is encrypted from the first byte. With `smtp`, a server on another machine must offer STARTTLS before it gets a word of a message. */
export function smtpOptions(address: string) {
  const { protocol, hostname, port, username, password } = new URL(address)
  const secure = protocol === 'smtps:'
  return {
    pool: true as const,
    maxConnections: MOST_CONNECTIONS,
    host: hostname.replace(/^\[|\]$/g, ''),
    port: port ? Number(port) : secure ? 465 : 587,
    secure,
    requireTLS: !secure && !loopback.test(hostname),
    ...(username && { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } }),
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
  }
}
