import { timingSafeEqual } from 'hono/utils/buffer'

/** True when a request carries this token as `Authorization: Bearer …`; compared in constant time. */
export function hasBearer(request: Request, token: string): Promise<boolean> {
  return timingSafeEqual(request.headers.get('Authorization') ?? '', `Bearer ${token}`)
}
