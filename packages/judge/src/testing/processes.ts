import { readdir, readFile, readlink } from 'node:fs/promises';

interface ProcessInfo {
  pid: number;
  parent: number;
  program: string;
}

/** The processes of this machine whose executable is in a folder. */
export async function processesUnder(folder: string): Promise<ProcessInfo[]> {
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/u.test(name)).map(Number);
  const found = await Promise.all(
    pids.map(async (pid) => {
      const [program, status] = await Promise.all([
        readlink(`/proc/${pid}/exe`).catch(() => ''),
        readFile(`/proc/${pid}/status`, 'utf8').catch(() => ''),
      ]);
      return { pid, program, parent: Number(/^PPid:\t(\d+)$/mu.exec(status)?.[1]) };
    }),
  );
  return found.filter(({ program }) => program.startsWith(`${folder}/`));
}
