import { stderr } from 'node:process';

/** One line that is written over, on a terminal alone. */
export interface Progress {
  say: (text: string) => void;
  /** Clears the line, so that results begin at its start. */
  end: () => void;
}

const EVERY_MS = 1000;

export function showProgress(): Progress {
  if (!stderr.isTTY) {
    return { say: () => undefined, end: () => undefined };
  }
  let [said, seconds] = ['', 0];
  const write = (): boolean => stderr.write(`\r\u{1b}[K${said}${seconds > 0 ? `（${seconds} 秒）` : ''}`);
  const timer = setInterval(() => {
    seconds += 1;
    write();
  }, EVERY_MS);
  return {
    say: (text) => {
      said = text;
      write();
    },
    end: () => {
      clearInterval(timer);
      stderr.write('\r\u{1b}[K');
    },
  };
}
