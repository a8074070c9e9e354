// Lighthouse in mobile mode (simulated throttling) on the built site with the real server: the home page signed out,
// the exam room as a student enters it, and the pages of exams and of a report.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DEFAULT_APP_ID } from '@aosai/api/kit/constants';
import { toBase64url } from '@aosai/api/envelope/base64url';
import { type LaunchedChrome, launch } from 'chrome-launcher';
import { chromium } from 'playwright';
import { chromiumPath } from '../../packages/ui/src/storybook/baseline.ts';
import { DEMO_PASSWORD } from '../../packages/server/src/platform/demoReach/demoAccounts.ts';
import type { BenchEntry, Figures } from '../../scripts/parts/benchReport.ts';
import { enrol, openGespExam } from '../load/demoExam.ts';
import { anonymous, type Person, signIn } from '../support/apiClient.ts';
import { browserFlags } from '../support/browser.ts';
import { removeData, startProduct } from '../support/product.ts';
import { audit } from './parts/audit.ts';

export const name = 'lighthouse';

export const budgets: BenchEntry['budgets'] = {
  'home.performance': { min: 95 },
  'home.accessibility': { min: 100 },
  'room.performance': { min: 80 },
  'room.accessibility': { min: 100 },
  'examList.accessibility': { min: 100 },
  'examDetail.accessibility': { min: 100 },
  'report.accessibility': { min: 100 },
};

const STUDENTS = ['xuesheng', 'xuesheng2', 'xuesheng3'];

/** Signs the browser in as a student: sets the session cookie and the session in IndexedDB. */
async function signInBrowser(chrome: LaunchedChrome, url: string, { session, cookie }: Person): Promise<void> {
  const browser = await chromium.connectOverCDP(`http://127.0.0.1:${chrome.port}`);
  const [context] = browser.contexts();
  if (!context) throw new Error('the browser has no context');
  const [cookieName = '', ...value] = cookie.split('=');
  await context.addCookies([{ url, name: cookieName, value: value.join('='), httpOnly: true, sameSite: 'Lax' }]);
  const page = await context.newPage();
  // The page creates its IndexedDB stores at its first start.
  await page.goto(`${url}/web/`, { waitUntil: 'networkidle' });
  await page.evaluate(
    async ([appId, stored]) => {
      const database = await new Promise<IDBDatabase>((resolve, reject) => {
        const request = indexedDB.open('aosai-session');
        request.addEventListener('success', () => resolve(request.result));
        request.addEventListener('error', () => reject(request.error ?? new Error('IndexedDB')));
      });
      await new Promise((resolve, reject) => {
        const written = database.transaction('sessions', 'readwrite');
        written.objectStore('sessions').put(stored, appId);
        written.addEventListener('complete', resolve);
        written.addEventListener('error', reject);
      });
      database.close();
    },
    [
      DEFAULT_APP_ID,
      { id: session.id, key: toBase64url(session.key), expiresAt: new Date(Date.now() + 3_600_000).toISOString() },
    ] as const,
  );
  await page.close();
  await browser.close();
}

export async function run(): Promise<Figures> {
  const product = await startProduct();
  const userDataDir = mkdtempSync(join(tmpdir(), 'aosai-lighthouse-'));
  const chrome = await launch({
    ...(chromiumPath ? { chromePath: chromiumPath } : {}),
    chromeFlags: ['--headless', ...browserFlags],
    userDataDir,
    logLevel: 'error',
  });
  try {
    const home = await audit(chrome, `${product.url}/web/`);
    const { examId, examPaperId } = await openGespExam(anonymous(product.url));
    let sitting: { student: Person; id: string; token: string } | undefined;
    // Each student's attempt has started on this device, so the room opens instead of the page before it.
    const room = await audit(
      chrome,
      `${product.url}/web/exam/room?examId=${examId}&paperId=${examPaperId}`,
      async (no, tab) => {
        const student = await signIn(product.url, STUDENTS[no] ?? '', DEMO_PASSWORD);
        await enrol(student, examId);
        await signInBrowser(chrome, product.url, student);
        await tab.goto(`${product.url}/web/settings.json`);
        const deviceId = `lighthouse${no}`;
        await tab.evaluate((id) => sessionStorage.setItem('aosai.device', id), deviceId);
        const { attempt, token } = await student.client.examPaperEnroll.start({ examId, examPaperId, deviceId });
        sitting = { student, id: attempt.id, token: token ?? '' };
      },
    );
    if (!sitting) throw new Error('nobody sat the exam');
    // The last student hands in, so that there is a report.
    const { student, id, token } = sitting;
    await student.client.examPaperEnroll.complete({ id, token, answers: [] });
    const page = (path: string) => audit(chrome, `${product.url}/web/exam/${path}`);
    const examList = await page('list');
    const examDetail = await page(`detail?id=${examId}`);
    const report = await page(`report/paper?id=${id}`);
    return { home, room, examList, examDetail, report };
  } finally {
    chrome.kill();
    await product.stop();
    await removeData(product);
    rmSync(userDataDir, { recursive: true, force: true });
  }
}
