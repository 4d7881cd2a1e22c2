import type { Visit } from '~/http/visit'
import { dueOf, hasCode, pictureName, transferCode } from '~/order/status/pay/payment'
import { qrPicture } from '~/order/status/pay/qr-picture'
import { findOrderStatus } from '~/order/store/find-order.server'

/** The QR code of the amount due as a picture; null if nothing is paid by transfer, and for a guest. */
export async function openPaymentPicture(
  { now, locale }: Visit,
  token: string,
): Promise<Response | null> {
  const status = await findOrderStatus(token, now)
  if (status?.state !== 'placed' || status.scope === 'guest') return null
  const { placed } = status
  const due = dueOf(status)
  if (!due || !hasCode(status)) return null
  return new Response(await qrPicture(transferCode(due, placed.number)), {
    headers: {
      'Content-Type': 'image/png',
      'Content-Disposition': `inline; filename="${pictureName(placed.number, locale)}"`,
      'Cache-Control': 'private, no-store',
      'Referrer-Policy': 'no-referrer',
      'X-Robots-Tag': 'noindex',
    },
  })
}
