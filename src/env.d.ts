/** Settings and secrets that wrangler.toml does not name because they are set outside of it. */
interface SiteSettings {
  /** Origin of absolute addresses, e.g. https://www.example.com; on loopback the request tells. */
  SITE_ORIGIN?: string
  /** Base address of the carrier's back office; unset: the embedded provider answers. */
  PROVIDER_API_URL?: string
  PROVIDER_ACCESS_TOKEN?: string
  PROVIDER_BEARER?: string
  /** Signs the links to order status pages. */
  ORDER_LINK_SECRET?: string
  /** Where new orders and messages are announced, when the EMAIL binding is configured. */
  CARRIER_EMAIL?: string
  /** Sender of these mails, of a domain that may send; unset: CARRIER_EMAIL. */
  MAIL_FROM?: string
  EMAIL?: SendEmail
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
