import { mkdir, readdir, readFile, rmdir, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';

/** Control groups (cgroup v2), one per slot: they bound and count what a program and all its children take. */
export interface ControlGroups {
  folderOf: (slot: number) => Promise<string>;
  close: () => Promise<void>;
}

/** Where the kernel tells about control groups; a test gives others. */
export interface Kernel {
  mounts: string;
  membership: string;
  isRoot: boolean;
}

const KERNEL: Kernel = {
  mounts: '/proc/self/mountinfo',
  membership: '/proc/self/cgroup',
  isRoot: process.getuid?.() === 0,
};
const CONTROLLERS = ['memory', 'pids'];
const PROCESSES = 64;
const OURS = 'aosai-judge-';

async function wordsOf(path: string): Promise<string[]> {
  return (await readFile(path, 'utf8')).split(/\s+/u).filter((word) => word !== '');
}

/**
 * The group under which this process may make its own, or null: no cgroup v2 (on v1 and on hybrid machines memory and
 * pids belong to v1), or not ours. Root takes the top, others what systemd has delegated to them.
 */
export async function findBaseGroup({ mounts, membership, isRoot }: Kernel): Promise<string | null> {
  const mount = (await readFile(mounts, 'utf8'))
    .split('\n')
    .map((line) => /^\S+ \S+ \S+ (\S+) (\S+) .* - cgroup2 /u.exec(line))
    .find((match) => match !== null);
  const own = /^0::(.*)$/mu.exec(await readFile(membership, 'utf8'))?.[1];
  if (mount?.[1] === undefined || mount[2] === undefined || own === undefined) {
    return null;
  }
  const base = isRoot ? mount[2] : join(mount[2], relative(mount[1], own));
  const offered = await wordsOf(join(base, 'cgroup.controllers'));
  return CONTROLLERS.every((controller) => offered.includes(controller)) ? base : null;
}

async function give(folder: string): Promise<void> {
  await writeFile(join(folder, 'cgroup.subtree_control'), CONTROLLERS.map((name) => `+${name}`).join(' '));
}

/** Let children of the group have limits. But for the top, a group has either children with limits or processes. */
async function offer(base: string): Promise<void> {
  const given = await wordsOf(join(base, 'cgroup.subtree_control'));
  if (CONTROLLERS.every((controller) => given.includes(controller))) {
    return;
  }
  if ((await readdir(base)).includes('cgroup.type')) {
    const leaf = join(base, 'aosai-leaf');
    await mkdir(leaf, { recursive: true });
    for (const pid of await wordsOf(join(base, 'cgroup.procs'))) {
      await writeFile(join(leaf, 'cgroup.procs'), pid);
    }
  }
  await give(base);
}

/** Groups of judges that did not live to remove them. One that still holds a process stays. */
async function removeLeftovers(base: string): Promise<void> {
  for (const name of (await readdir(base)).filter((entry) => entry.startsWith(OURS))) {
    const alive = await readdir(`/proc/${Number.parseInt(name.slice(OURS.length), 10)}`).catch(() => null);
    if (alive === null) {
      const slots = (await readdir(join(base, name))).filter((entry) => entry.startsWith('slot-'));
      const folders = [...slots.map((slot) => join(base, name, slot)), join(base, name)];
      for (const folder of folders) {
        await rmdir(folder).catch((error: unknown) => console.error(`a control group stays: ${String(error)}`));
      }
    }
  }
}

/** Null where this machine has none for us: the judge then measures by polling, with the same verdicts. */
export async function openControlGroups(instance: string, kernel: Kernel = KERNEL): Promise<ControlGroups | null> {
  const base = await findBaseGroup(kernel).catch(() => null);
  if (base === null) {
    return null;
  }
  const folder = join(base, `${OURS}${instance}`);
  const slots = new Set<string>();
  try {
    await removeLeftovers(base);
    await offer(base);
    await mkdir(folder);
    await give(folder);
  } catch (error) {
    // Whatever the kernel says against it: the judge does without.
    if (error instanceof Error && 'code' in error) {
      return null;
    }
    throw error;
  }
  return {
    folderOf: async (slot) => {
      const path = join(folder, `slot-${slot}`);
      await mkdir(path, { recursive: true });
      await writeFile(join(path, 'pids.max'), String(PROCESSES));
      if ((await readdir(path)).includes('memory.swap.max')) {
        await writeFile(join(path, 'memory.swap.max'), '0');
      }
      slots.add(path);
      return path;
    },
    close: async () => {
      for (const path of [...slots, folder]) {
        await rmdir(path).catch((error: unknown) => console.error(`a control group stays: ${String(error)}`));
      }
    },
  };
}
