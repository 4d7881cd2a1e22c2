/** Masks an e-mail address: its owner recognises it, others cannot use it: "j•••@example.com". */
export function maskEmail(email: string): string {
  const [name = '', host = ''] = email.split('@')
  return `${name.slice(0, 1)}•••@${host}`
}

/** Masks a telephone number in E.164: "+420 ••• ••• 456". */
export function maskPhone(phone: string): string {
  const prefix = /^\+42[01](?=\d{9}$)/.exec(phone)?.[0] ?? '+••'
  return `${prefix}\u00a0•••\u00a0•••\u00a0${phone.slice(-3)}`
}
