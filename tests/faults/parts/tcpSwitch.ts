import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** An address that leads to one server after another, as the virtual address of a database with a standby does. */
export interface TcpSwitch {
  port: number;
  /** Cuts all connections; new ones lead to this port. */
  turnTo(port: number): void;
  close(): Promise<void>;
}

export async function openTcpSwitch(firstPort: number): Promise<TcpSwitch> {
  let target = firstPort;
  const open = new Set<Socket>();
  const cut = () => {
    for (const socket of open) socket.destroy();
  };
  const server = createServer((incoming) => {
    const outgoing = connect(target, '127.0.0.1');
    for (const [one, other] of [
      [incoming, outgoing],
      [outgoing, incoming],
    ] as const) {
      open.add(one);
      one.pipe(other);
      // A lost connection is lost for both sides.
      one
        .on('error', () => other.destroy())
        .on('close', () => {
          open.delete(one);
          other.destroy();
        });
    }
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    turnTo: (port) => {
      target = port;
      cut();
    },
    close: async () => {
      server.close();
      cut();
      await once(server, 'close');
    },
  };
}
