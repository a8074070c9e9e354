// How a partner's server sends a person who is signed in there to the training site.
// Node 20 or later, no dependencies. The key must never leave the server.
import { createHmac, randomBytes } from 'node:crypto';
import { pathToFileURL } from 'node:url';

/** Signs an assertion for a person. `at` is for tests; by default the time is now and the nonce is random. */
export function signAssertion({ appId, key }, person, at = {}) {
  const { subject, name, type, birthYm } = person;
  const nonce = at.nonce ?? randomBytes(16).toString('hex');
  const issuedAt = at.issuedAt ?? Math.floor(Date.now() / 1000);
  const text = ['aosai-sso-v1', appId, subject, name, type, birthYm ?? '', nonce, String(issuedAt)].join('\n');
  const signature = createHmac('sha256', key).update(text, 'utf8').digest('hex');
  return { subject, name, type, ...(birthYm === undefined ? {} : { birthYm }), nonce, issuedAt, signature };
}

/** Address to redirect the browser to. The part after # is not sent to servers, so it is in no log. */
export function ssoAddress(site, appId, assertion, page = '/') {
  const fields = { appId, page, assertion: JSON.stringify(assertion) };
  return `${site}/web/sso#${new URLSearchParams(fields).toString()}`;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const { SITE = 'http://127.0.0.1:3000', APP_ID = 'aosai', SSO_KEY } = process.env;
  if (!SSO_KEY) {
    console.error('SSO_KEY=… node examples/partner-sso/assertion.mjs [subject] [name]');
    process.exit(1);
  }
  const [subject = 'student-2026-001', name = '李思源'] = process.argv.slice(2);
  const assertion = signAssertion({ appId: APP_ID, key: SSO_KEY }, { subject, name, type: 'student' });
  console.log(ssoAddress(SITE, APP_ID, assertion, '/exam/list'));
}
