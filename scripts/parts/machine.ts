import { availableParallelism, cpus, totalmem } from 'node:os';

/** Describes this machine in a line. */
export const machine = [
  `${availableParallelism()} cores`,
  (cpus()[0]?.model ?? 'unknown processor').replaceAll(/\s+/g, ' '),
  `${Math.round(totalmem() / 2 ** 30)} GiB`,
  `${process.platform} ${process.arch}`,
  `Node ${process.versions.node}`,
].join(', ');
