import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runTool } from '../../support/runTool.ts';

/** While the file named by SLOW_DISK exists, each write to the disk takes as long as on a worn or shared one. */
const LIBRARY = `
#define _GNU_SOURCE
#include <dlfcn.h>
#include <stdlib.h>
#include <unistd.h>
static int slowly(const char *name, int fd) {
  const char *file = getenv("SLOW_DISK");
  if (file && access(file, F_OK) == 0) usleep(400000);
  int (*real)(int) = dlsym(RTLD_NEXT, name);
  return real(fd);
}
int fsync(int fd) { return slowly("fsync", fd); }
int fdatasync(int fd) { return slowly("fdatasync", fd); }
`;

export interface SlowDisk {
  /** Variables for the processes that write. */
  env: Record<string, string>;
  turn(to: 'slow' | 'fast'): Promise<void>;
  remove(): Promise<void>;
}

export async function buildSlowDisk(): Promise<SlowDisk> {
  const folder = await mkdtemp(join(tmpdir(), 'aosai-slow-disk-'));
  const [source, library, flag] = ['slow.c', 'slow.so', 'slow'].map((name) => join(folder, name)) as [
    string,
    string,
    string,
  ];
  // Read by the ordinary user of PostgreSQL.
  await chmod(folder, 0o755);
  await writeFile(source, LIBRARY);
  await runTool('gcc', ['-shared', '-fPIC', '-O1', '-o', library, source, '-ldl'], folder);
  return {
    env: { LD_PRELOAD: library, SLOW_DISK: flag },
    turn: (to) => (to === 'slow' ? writeFile(flag, '') : rm(flag, { force: true })),
    remove: () => rm(folder, { recursive: true }),
  };
}
