/** Settings and secrets, also those missing in wrangler.toml; src/lib/settings.ts checks them. */
interface SiteSettings {
  /** Origin of absolute addresses, e.g. https://www.example.com; on loopback the request determines it. */
  SITE_ORIGIN?: string
  /** The back office that is meant, `embedded` or `remote`; it must agree with the address below. */
  PROVIDER?: string
  /** Base address of the carrier's back office; unset: the embedded provider is used. */
  PROVIDER_API_URL?: string
  /** Open either back office. */
  PROVIDER_ACCESS_TOKEN?: string
  PROVIDER_BEARER?: string
  /** Signs the links to order status pages; at least 32 characters. */
  ORDER_LINK_SECRET?: string
  /** Recipients of the notices about orders and messages, separated by commas. Unset: the company's address. */
  CARRIER_EMAIL?: string
  /** Sender of these mails, in a domain that may send; unset: CARRIER_EMAIL. */
  MAIL_FROM?: string
  EMAIL?: SendEmail
  /** The full address of the mail API (Resend's format), and its token; unset: the EMAIL binding. */
  MAIL_API_URL?: string
  MAIL_API_TOKEN?: string
  /** Signs what the mail service reports to `POST /api/mail-events`; unset: the address does not exist. */
  MAIL_EVENTS_SECRET?: string
  PROVIDER_EVENTS_SECRET?: string
  /** Figures to Analytics Engine; unset: the log alone has them. */
  FIGURES?: AnalyticsEngineDataset
  /** Protects the figures of the health check; unset: they are shown on this machine only. */
  HEALTH_TOKEN?: string
  /** Protects `POST /api/acts` for the terminal (`npm run orders`); unset: the address does not exist. */
  ORDERS_TOKEN?: string
  /** The people of the desk, JSON `[{id, name, email, role}]`; unset or empty: no address of the desk exists. */
  DESK_PEOPLE?: string
  /** Token of Fio that may only read; unset: no statement is fetched. */
  FIO_TOKEN?: string
  /** Base address of Fio's API; unset: the public one. */
  FIO_API_URL?: string
  /** The secret of the payment gateway, and that which signs its notices; unset: no card is paid through it. */
  STRIPE_SECRET_KEY?: string
  STRIPE_WEBHOOK_SECRET?: string
  /** Another address of the gateway's API, for tests; unset: Stripe's own. */
  STRIPE_API_URL?: string
  /** Base address of the register of companies; unset: the public ARES. */
  ARES_URL?: string
}

interface Env extends SiteSettings {}

declare namespace Cloudflare {
  interface Env extends SiteSettings {}
}

interface ImportMetaEnv {
  /** Hash of the build's content; unset in tests. */
  readonly BUILD_ID?: string
}
