/**
 * The mailbox of an e-mail address as strangers may spell it: small letters, without dots and without what follows a
 * plus. Two people whose addresses differ by that alone share a cap.
 */
export function foldAddress(email: string): string {
  const address = email.toLowerCase()
  const at = address.lastIndexOf('@')
  const [box = ''] = address.slice(0, at).split('+')
  return `${box.replaceAll('.', '')}${address.slice(at)}`
}
