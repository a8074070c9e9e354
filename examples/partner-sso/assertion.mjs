// What a partner school's own server does to send a person, already signed in there, to the training site.
// Node 20 or later, no dependency. The key never leaves the server.
import { createHmac, randomBytes } from 'node:crypto';
import { pathToFileURL } from 'node:url';

/** Fields and signature of one person at one moment; `at` is for tests, by default now with a fresh nonce. */
export function signAssertion({ appId, key }, person, at = {}) {
  const { subject, name, type, birthYm } = person;
  const nonce = at.nonce ?? randomBytes(16).toString('hex');
  const issuedAt = at.issuedAt ?? Math.floor(Date.now() / 1000);
  const text = ['aosai-sso-v1', appId, subject, name, type, birthYm ?? '', nonce, String(issuedAt)].join('\n');
  const signature = createHmac('sha256', key).update(text, 'utf8').digest('hex');
  return { subject, name, type, ...(birthYm === undefined ? {} : { birthYm }), nonce, issuedAt, signature };
}

/** The address to redirect the person's browser to: what stands behind # is not sent to any server or log. */
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
