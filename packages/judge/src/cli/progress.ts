import { stderr } from 'node:process';

/** One line on standard error that is overwritten in place; nothing is written when it is not a terminal. */
export interface Progress {
  say: (text: string) => void;
  /** Clears the line and stops the seconds, so that results start on an empty line. */
  end: () => void;
}

const EVERY_MS = 1000;

/** Starts a progress line, with the seconds since the start. */
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
