import { mkdir, readdir, readFile, rmdir, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';

/** Control groups (cgroup v2), one per slot. They limit and count what a program and all its children use. */
export interface ControlGroups {
  folderOf: (slot: number) => Promise<string>;
  close: () => Promise<void>;
}

/** Files in which the kernel describes control groups; tests replace them. */
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
 * Returns the group in which this process may create groups, or null when there is none: no cgroup v2 (in v1 and on
 * hybrid machines v1 has memory and pids), or no permission. Root gets the top, others the group that systemd
 * delegated.
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

/**
 * Enables the controllers for children of a group. Except at the top, a group with enabled controllers may not have
 * processes, so they move to a leaf first.
 */
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

/** Removes groups of judges that died. A group that still has a process stays. */
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

/**
 * Opens control groups, or returns null where this machine offers none. Then the judge measures memory by polling and
 * gives the same verdicts.
 */
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
    // Any refusal of the kernel means that the judge works without control groups.
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
