import { test as base } from 'vitest'
import { testSite } from '../site/test-site.ts'

export { expect } from 'vitest'

type Asked = {
  headers?: Record<string, string>
  /** Fields of a form. */
  form?: Record<string, string>
  /** A body as it is; an object goes as JSON. */
  data?: string | Uint8Array<ArrayBuffer> | object
}

/** An answer with its body read once. */
export type Answer = {
  status: number
  headers: Headers
  text: string
  json: () => unknown
}

/** Asks the site of the run, follows no redirect and keeps no cookie. */
export type Request = (method: string, path: string, asked?: Asked) => Promise<Answer>

async function request(
  method: string,
  path: string,
  { headers, form, data }: Asked = {},
): Promise<Answer> {
  const isText = typeof data === 'string' || data instanceof Uint8Array
  const response = await fetch(testSite().address + path, {
    method,
    headers: {
      Accept: 'text/html',
      ...(data !== undefined && !isText && { 'Content-Type': 'application/json' }),
      ...headers,
    },
    body: form ? new URLSearchParams(form) : isText ? data : data && JSON.stringify(data),
    redirect: 'manual',
  })
  const text = await response.text()
  return {
    status: response.status,
    headers: response.headers,
    text,
    json: () => JSON.parse(text),
  }
}

/** A test that asks the site over HTTP. */
export const test = base.extend<{ request: Request; address: string }>({
  request: async ({}, use) => use(request),
  address: async ({}, use) => use(testSite().address),
})
