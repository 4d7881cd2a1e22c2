/** The last event that the posted form saw; null where it names none, and the act is refused as overtaken. */
export function postedSeq(form: FormData): number | null {
  const seq = form.get('seq')
  return typeof seq === 'string' && /^\d{1,6}$/.test(seq) ? Number(seq) : null
}

/** The answer to a post that was done: a page of the desk, by GET. */
export function seeOther(path: string, cookies: readonly string[] = []): Response {
  const headers = new Headers({ Location: path })
  for (const cookie of cookies) headers.append('Set-Cookie', cookie)
  return new Response(null, { status: 303, headers })
}

/** The revision of the row that the posted form saw; 0, which no row has, where it names none. */
export function postedRevision(form: FormData): number {
  const revision = form.get('revision')
  return typeof revision === 'string' && /^\d{1,9}$/.test(revision) ? Number(revision) : 0
}
