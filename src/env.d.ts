/** Settings and secrets, whether or not wrangler.toml names them; src/lib/settings.ts judges them. */
interface SiteSettings {
  /** Origin of absolute addresses, e.g. https://www.example.com; on loopback the request tells. */
  SITE_ORIGIN?: string
  /** Which back office answers, `embedded` or `remote`; unset: the three settings below tell. */
  PROVIDER?: string
  /** Base address of the carrier's back office; unset: the embedded provider answers. */
  PROVIDER_API_URL?: string
  PROVIDER_ACCESS_TOKEN?: string
  PROVIDER_BEARER?: string
  /** Signs the links to order status pages; at least 32 characters. */
  ORDER_LINK_SECRET?: string
  /** Where the carrier is told of orders and messages; several addresses are divided by commas. Unset: the company's. */
  CARRIER_EMAIL?: string
  /** Sender of these mails, of a domain that may send; unset: CARRIER_EMAIL. */
  MAIL_FROM?: string
  EMAIL?: SendEmail
  /** The whole address that mails are posted to, as Resend takes them, and its token; unset: the EMAIL binding. */
  MAIL_API_URL?: string
  MAIL_API_TOKEN?: string
  /** Opens the figures of the health check; unset: they are shown on this machine only. */
  HEALTH_TOKEN?: string
  /** Opens `POST /api/acts` to the terminal (`npm run orders`); unset: there is no such address. */
  ORDERS_TOKEN?: string
  /** Base address of the register of companies; unset: the public ARES. */
  ARES_URL?: string
}

interface Env extends SiteSettings {}

declare namespace Cloudflare {
  interface Env extends SiteSettings {}
}

interface ImportMetaEnv {
  /** Name of the build by its content; unset in tests. */
  readonly BUILD_ID?: string
}
