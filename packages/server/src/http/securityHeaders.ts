import type { MiddlewareHandler } from 'hono';

/** Ours (ui/src/primitives/Html, app/src/ownScripts.ts), then those that Monaco makes for what it draws itself. */
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
  "frame-ancestors 'self'",
  "base-uri 'none'",
  "form-action 'self'",
  "object-src 'none'",
];

/** A text becomes HTML or a script only by a policy with a name. */
const POLICY = [
  "script-src 'self'",
  ...SHARED,
  "require-trusted-types-for 'script'",
  `trusted-types ${TRUSTED_TYPES}`,
].join('; ');

/** Storybook's own pages carry inline scripts; they are static and hold no session. */
const STORYBOOK_POLICY = ["script-src 'self' 'unsafe-inline' 'unsafe-eval'", ...SHARED].join('; ');

const HSTS_SECONDS = 180 * 24 * 60 * 60;

const FIXED = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=()',
  'X-Frame-Options': 'SAMEORIGIN',
} as const;

/** The policy that every page and every answer runs under. */
export function securityHeaders(isSecure: (headers: Headers) => boolean): MiddlewareHandler {
  return async (c, next) => {
    await next();
    for (const [name, value] of Object.entries(FIXED)) c.header(name, value);
    // Uploaded files come with a stricter one of their own.
    if (!c.res.headers.has('Content-Security-Policy'))
      c.header('Content-Security-Policy', c.req.path.startsWith('/storybook/') ? STORYBOOK_POLICY : POLICY);
    if (isSecure(c.req.raw.headers))
      c.header('Strict-Transport-Security', `max-age=${HSTS_SECONDS}; includeSubDomains`);
  };
}
