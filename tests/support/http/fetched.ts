import { testSite } from '../site/test-site.ts'
import { type Page, pageOf } from './visitor.ts'

const fetched = new Map<string, Promise<Page>>()

/** The page of an address, without its redirects; each is fetched once for all facts. */
export function fetchPage(path: string): Promise<Page> {
  const known = fetched.get(path) ?? ask(path)
  fetched.set(path, known)
  return known
}

async function ask(path: string): Promise<Page> {
  const response = await fetch(testSite().address + path, {
    headers: { Accept: 'text/html' },
    redirect: 'manual',
  })
  return pageOf(path, response, await response.text())
}
