// Long tests: crashes, full disks, cut connections. `npm run test:faults -- <part of a file name>` picks some.
// `npm run test:cluster` (`--cluster`) picks those of several servers, nginx, PostgreSQL and workers.
// `npm run test:nightly` (`--nightly`) adds long walks through all pages, and whole what `npm test` only samples.
import { picturesInGit } from './parts/pictures.ts';
import { printTally } from './parts/tally.ts';
import { vitestGroup } from './parts/vitestGroup.ts';

/** Runs of several processes of one site. */
const CLUSTER = [
  'e2e/cluster',
  ...['cluster', 'servers', 'serverEvents', 'hungDatabase', 'pooledServer', 'workerFaults'].map(
    (one) => `faults/${one}`,
  ),
];

const args = process.argv.slice(2);
const isNight = args.includes('--nightly');
const isCluster = args.includes('--cluster');
const NIGHT = ['stories', 'e2e', 'journeys', 'browsers', 'faults', 'nightly'];
const projects = isNight ? NIGHT : isCluster ? ['e2e', 'faults'] : ['faults'];
const named = args.filter((arg) => arg !== '--nightly' && arg !== '--cluster');
const pictures = picturesInGit();
const tally = await vitestGroup(
  projects.map((name) => `--project=${name}`),
  {
    files: isCluster ? CLUSTER.map((name) => `tests/${name}.test.ts`) : named,
    env: isNight && 'folder' in pictures ? { VISUAL: 'parts' } : {},
  },
);
if (isNight && 'none' in pictures) tally.skipped.push(pictures.none);
printTally(tally);
