/**
 * What the page may do: load files of its own, and nothing that was written into a page or comes from elsewhere. The
 * server sends it as a header; the page's build (`apps/web/build/policy.ts`) writes it into the HTML as well, for
 * servers that set no headers.
 */
export const PAGE_POLICY: string = [
  "default-src 'none'",
  "script-src 'self'",
  "worker-src 'self'",
  "style-src 'self'",
  "font-src 'self'",
  "img-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
].join("; ");
