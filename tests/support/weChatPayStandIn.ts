import { createPublicKey } from 'node:crypto';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { openLedger } from '../../packages/server/src/adapters/payment/sandbox/ledger.ts';
import { merchantKeys } from '../../packages/server/src/adapters/payment/sandbox/merchantKeys.ts';
import { openStandIn } from '../../packages/server/src/adapters/payment/sandbox/standIn.ts';

const NOTIFY_ORIGIN = 'https://school.example';

/** Starts a stand-in for WeChat Pay on loopback; writes a merchant's keys to the folder and returns its settings. */
export async function startWeChatPay(folder: string) {
  const now = () => new Date();
  const ledger = openLedger(null);
  const server = createServer();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}`;
  const { merchant, platform } = await merchantKeys({ url, notifyOrigin: NOTIFY_ORIGIN });
  const standIn = openStandIn(platform, ledger, now);

  server.on('request', (request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const body = Buffer.concat(chunks).toString();
      const headers = { Authorization: request.headers.authorization ?? '' };
      const init = { method: request.method ?? 'GET', headers, ...(body === '' ? {} : { body }) };
      void standIn.fetch(`${url}${request.url ?? '/'}`, init).then(async (answer) => {
        response.writeHead(answer.status, Object.fromEntries(answer.headers));
        response.end(Buffer.from(await answer.arrayBuffer()));
      });
    });
  });

  const files = { key: join(folder, 'merchant.pem'), publicKey: join(folder, 'platform.pem') };
  await writeFile(files.key, merchant.privateKey.export({ type: 'pkcs8', format: 'pem' }));
  await writeFile(files.publicKey, createPublicKey(platform.privateKey).export({ type: 'spki', format: 'pem' }));
  return {
    env: {
      WX_PAY_URL: url,
      WX_PAY_MCH_ID: merchant.mchId,
      WX_PAY_APP_ID: merchant.appId,
      WX_PAY_SERIAL: merchant.serial,
      WX_PAY_KEY_FILE: files.key,
      WX_PAY_API_KEY: platform.merchant.apiKey.toString(),
      WX_PAY_PUBLIC_KEY_ID: platform.serial,
      WX_PAY_PUBLIC_KEY_FILE: files.publicKey,
      WX_PAY_NOTIFY_ORIGIN: NOTIFY_ORIGIN,
    },
    merchant: platform.merchant,
    /** Pays the last opened payment, as the payer does in WeChat. */
    pay(): void {
      const trade = [...ledger.trades.values()].at(-1);
      if (!trade) throw new Error('nothing was opened');
      trade.state = 'SUCCESS';
      trade.paid = { transactionId: `4200${trade.outTradeNo}`, fen: trade.totalFen, at: now().toISOString() };
    },
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}
