/**
 * SQL of the rowids of all mails about an order or a message, whose key is the given SQL: their items begin with it
 * (mail-item.ts), so the primary key finds them.
 */
export function mailsAboutSql(kind: 'order' | 'contact', key: string): string {
  const abouts = kind === 'order' ? ['event', 'link'] : ['message']
  return ['carrier', 'customer']
    .flatMap((role) => abouts.map((about) => `'${role}:${about}:' || ${key}`))
    .map(
      (item) =>
        `SELECT rowid FROM outbox WHERE kind = 'mail' AND item >= ${item} AND item < ${item} || ';'`,
    )
    .join('\nUNION ALL ')
}
