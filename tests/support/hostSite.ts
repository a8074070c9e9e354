import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface HostSite {
  origin: string;
  /** Responses by path; other paths get 404. Can be changed at any time. */
  files: Map<string, { type: string; body: string; headers?: Record<string, string> }>;
  close(): Promise<void>;
}

/** Starts a school's web server, which has another origin than the product. */
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
