declare namespace Cloudflare {
  /** Settings and secrets that wrangler.toml does not name because they are set outside of it. */
  interface Env {
    /** Origin of absolute addresses, e.g. https://www.example.com; on loopback the request tells. */
    SITE_ORIGIN?: string
    /** Base address of the carrier's back office; unset: the embedded provider answers. */
    PROVIDER_API_URL?: string
    PROVIDER_ACCESS_TOKEN?: string
    PROVIDER_BEARER?: string
    /** Signs the links to order status pages. */
    ORDER_LINK_SECRET?: string
    /** Where new orders and messages are announced, when mail is configured. */
    CARRIER_EMAIL?: string
    EMAIL?: SendEmail
  }
}
