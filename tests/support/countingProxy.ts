import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface CountingProxy {
  url: string;
  /** Paths of all requests and upgrades, in order. */
  hits: string[];
  close(): Promise<void>;
}

/** Starts a proxy between a browser and the product that records every request, from any source. */
export async function startCountingProxy(target: string): Promise<CountingProxy> {
  const hits: string[] = [];
  const { hostname, port } = new URL(target);
  const server = createServer((incoming, outgoing) => {
    hits.push(incoming.url ?? '');
    const { method, headers, url: path } = incoming;
    const passed = request({ hostname, port, method, headers, path }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    });
    passed.on('error', () => outgoing.destroy());
    incoming.pipe(passed);
  });
  server.on('upgrade', (incoming, socket) => {
    hits.push(incoming.url ?? '');
    socket.destroy();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    hits,
    close: () =>
      new Promise((resolve, reject) => {
        server.close((error) => (error ? reject(error) : resolve()));
        server.closeAllConnections();
      }),
  };
}
