import { expect } from 'vitest'
import type { PaymentMethod } from '~/carrier/payment-methods'
import { testSite } from '../site/test-site.ts'
import { httpVisitor, type HttpVisitor, type Page } from './visitor.ts'

/** The addresses of an order's three pages. */
export const ORDER = { cs: '/objednavka', en: '/en/order' }
export const SUMMARY = /^\/(?:souhrn-objednavky|en\/order-summary)\?d=[\da-f]{8}$/
export const STATUS = /^\/(?:stav-objednavky|en\/order-status)\/\d{10}\./

/** Somebody new at the site of the run, without script. */
export function aVisitor(headers: Record<string, string> = {}): HttpVisitor {
  return httpVisitor(testSite().address, headers)
}

/** Sends the order that the summary shows and returns its own page. A request has no payment. */
export async function sendOrder(
  visitor: HttpVisitor,
  summary: Page,
  payment: PaymentMethod | null,
): Promise<Page> {
  expect(summary.address).toMatch(SUMMARY)
  const status = await visitor.submit(summary, payment ? { paymentMethod: payment } : {})
  expect(status.address).toMatch(STATUS)
  expect(numberOf(status)).toMatch(/^\d{10}$/)
  return status
}

/** The number of the order that a page shows, without its spaces. */
export function numberOf(page: Page): string {
  return page.text('#order strong').replace(/\s/g, '')
}

/** The first row of the bill with these words. */
export function billRow(page: Page, words: string | RegExp): string {
  const rows = page.texts('main table tr')
  return (
    rows.find((row) => (typeof words === 'string' ? row.includes(words) : words.test(row))) ?? ''
  )
}

/** What the summary or the page of an order says under a heading of its lists. */
export function detail(page: Page, heading: string): string {
  const { $ } = page
  const term = $('main dt').filter(
    (_, element) => $(element).text().replaceAll('\u00A0', ' ') === heading,
  )
  return term.first().next('dd').text().replaceAll('\u00A0', ' ').trim()
}
