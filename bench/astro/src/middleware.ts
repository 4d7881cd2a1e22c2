import { overwriteGetLocale } from './from-site'

// There is only the Czech page here.
overwriteGetLocale(() => 'cs')
export function onRequest(_context: unknown, next: () => Promise<Response>): Promise<Response> {
  return next()
}
