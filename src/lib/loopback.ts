const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]'])

/** True on this machine, where plain http is allowed. */
export function isLoopback(url: URL): boolean {
  return LOOPBACK.has(url.hostname)
}

/** True when nobody between here and this address can read the traffic: https, or http on this machine. */
export function isHttpsOrLoopback(url: URL): boolean {
  return url.protocol === 'https:' || (url.protocol === 'http:' && isLoopback(url))
}
