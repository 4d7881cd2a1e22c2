const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]'])

/** True on this machine, where plain http is allowed. */
export function isLoopback(url: URL): boolean {
  return LOOPBACK.has(url.hostname)
}
