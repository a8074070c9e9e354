import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface HostSite {
  origin: string;
  /** What it answers from now on, by path; everything else is 404. */
  files: Map<string, { type: string; body: string; headers?: Record<string, string> }>;
  close(): Promise<void>;
}

/** A school's own web server: another origin than the product's. */
export async function startHostSite(): Promise<HostSite> {
  const files: HostSite['files'] = new Map();
  const server = createServer((request, response) => {
    const file = files.get(request.url ?? '');
    response.writeHead(file ? 200 : 404, { 'Content-Type': file?.type ?? 'text/plain', ...file?.headers });
    response.end(file?.body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    files,
    close: () =>
      new Promise((resolve, reject) => {
        server.close((error) => (error ? reject(error) : resolve()));
        server.closeAllConnections();
      }),
  };
}
