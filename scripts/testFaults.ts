// Long tests: crashes, full disks, cut connections. `npm run test:faults -- <part of a file name>` picks some.
// `npm run test:nightly` (`--nightly`) adds long walks through all pages, and whole what `npm test` only samples.
import { printTally } from './parts/tally.ts';
import { vitestGroup } from './parts/vitestGroup.ts';

const args = process.argv.slice(2);
const projects = args.includes('--nightly') ? ['stories', 'journeys', 'faults', 'nightly'] : ['faults'];
printTally(
  await vitestGroup(
    projects.map((name) => `--project=${name}`),
    { files: args.filter((arg) => arg !== '--nightly') },
  ),
);
