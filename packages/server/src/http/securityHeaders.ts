import type { MiddlewareHandler } from 'hono';

/** Ours (ui/src/primitives/Html, app/src/ownScripts.ts), then those that Monaco creates. */
const TRUSTED_TYPES = [
  'aosai-html default',
  'defaultWorkerFactory diffEditorWidget diffReview domLineBreaksComputer dompurify editorGhostText editorViewLayer richScreenReaderContent',
  'standaloneColorizer stickyScrollViewLayer tokenizeToString',
].join(' ');

const SHARED = [
  "default-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "worker-src 'self'",
  "font-src 'self' data:",
  "img-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
  "object-src 'none'",
];

const ancestorsOf = (others: readonly string[]) => `frame-ancestors ${["'self'", ...others].join(' ')}`;

/** The policy of a page. Text becomes HTML or a script only through a named policy (Trusted Types). */
export const pagePolicy = (framers: readonly string[] = []): string =>
  [
    "script-src 'self'",
    ...SHARED,
    ancestorsOf(framers),
    "require-trusted-types-for 'script'",
    `trusted-types ${TRUSTED_TYPES}`,
  ].join('; ');

const POLICY = pagePolicy();

/** Storybook's pages have inline scripts; they are static and have no session. */
const STORYBOOK_POLICY = ["script-src 'self' 'unsafe-inline' 'unsafe-eval'", ...SHARED, ancestorsOf([])].join('; ');

const HSTS_SECONDS = 180 * 24 * 60 * 60;

const FIXED = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=()',
} as const;

/** The policy of every page and reply. */
export function securityHeaders(isSecure: (headers: Headers) => boolean): MiddlewareHandler {
  return async (c, next) => {
    await next();
    for (const [name, value] of Object.entries(FIXED)) c.header(name, value);
    // Uploaded files set a stricter one.
    if (!c.res.headers.has('Content-Security-Policy'))
      c.header('Content-Security-Policy', c.req.path.startsWith('/storybook/') ? STORYBOOK_POLICY : POLICY);
    // A page that other sites may frame says so in its policy; the older header cannot express that.
    if (!/frame-ancestors 'self' [^;]/.test(c.res.headers.get('Content-Security-Policy') ?? ''))
      c.header('X-Frame-Options', 'SAMEORIGIN');
    if (isSecure(c.req.raw.headers))
      c.header('Strict-Transport-Security', `max-age=${HSTS_SECONDS}; includeSubDomains`);
  };
}
