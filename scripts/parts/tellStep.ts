import { seconds } from './child.ts';

/** Prints a line for a slow step: on a terminal it counts the seconds, elsewhere it is printed once at the end. */
export function tellStep(name: string, out: NodeJS.WriteStream = process.stdout): { end(): void } {
  const startedMs = performance.now();
  const line = () => `${name}   ${seconds(startedMs)}`;
  const timer = out.isTTY ? setInterval(() => out.write(`\r${line()}`), 1_000) : undefined;
  return {
    end() {
      clearInterval(timer);
      out.write(`${out.isTTY ? '\r' : ''}${line()}\n`);
    },
  };
}
